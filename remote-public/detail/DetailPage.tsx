import { useSite, type PageProps } from 'shared-config/kit';
import { categoryOf, isPageService } from 'shared-config/catalogue/catalogue';
import { PageIntro } from '../layout/PageIntro';
import { TickList } from '../layout/TickList';
import { officialAmounts } from '../offer/official-amounts';
import { useTexts } from '../texts';
import styles from './DetailPage.module.css';
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
  return (
    <div className={styles.page}>
      <PageIntro
        title={t(`service.${id}.title`)}
        lead={t(`service.${id}.intro`, officialAmounts(language))}
        above={[
          { to: 'services', name: t('services.title') },
          { to: category, name: t(`${category}.name`) },
        ]}
      />
      <div className={styles.sheet}>
        <section>
          <h2 className={styles.heading}>{t(`service.${id}.includes_title`)}</h2>
          <TickList items={includedKeys(id).map((key) => t(key))} />
        </section>
        <Summary id={id} />
        <Questions id={id} />
      </div>
      <RelatedServices id={id} />
      <StickyAction id={id} />
    </div>
  );
}
