import { useSite, type PageProps } from '@ponte/kit';
import { categoryOf, isPageService } from '@ponte/contract/catalogue/catalogue';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { TickList } from '../layout/TickList';
import { Trail } from '../layout/Trail';
import { officialAmounts } from '../offer/official-amounts';
import { useTexts } from '../texts';
import styles from './DetailPage.module.css';
import { NextSteps } from './NextSteps';
import { Questions } from './Questions';
import { RelatedServices } from './RelatedServices';
import { includedKeys } from './service-keys';
import { StickyAction } from './StickyAction';
import { Summary } from './Summary';

export { head } from './detail-head';

/** The sheet of one service; the route's id is the service's. */
export default function DetailPage({ routeId: id }: PageProps) {
  const t = useTexts();
  const { language } = useSite();
  if (!isPageService(id)) throw new Error(`No service is called ${id}`);
  const category = categoryOf(id);
  const above = [
    { to: 'services', name: t('services.title') },
    { to: category, name: t(`${category}.name`) },
  ] as const;
  return (
    <div className={styles.page}>
      <div className={styles.sheet}>
        <Trail above={above} name={t(`service.${id}.title`)} />
        <div className={styles.intro}>
          <h1>
            <WholeNames>{t(`service.${id}.title`)}</WholeNames>
          </h1>
          <p>
            <WholeNames>{t(`service.${id}.intro`, officialAmounts(language))}</WholeNames>
          </p>
        </div>
        <Summary id={id} />
        <div className={styles.scope}>
          <section>
            <h2>{t(`service.${id}.includes_title`)}</h2>
            <TickList items={includedKeys(id).map((key) => t(key))} />
          </section>
          <section>
            <h2>{t('detail.excludes')}</h2>
            <p className={styles.excludes}>
              <WholeNames>{t(`service.${id}.excludes`, officialAmounts(language))}</WholeNames>
            </p>
            <p className={styles.disclaimer}>{t('services.disclaimer')}</p>
          </section>
        </div>
        <NextSteps id={id} />
        <Questions id={id} />
      </div>
      <RelatedServices id={id} />
      <StickyAction id={id} />
    </div>
  );
}
