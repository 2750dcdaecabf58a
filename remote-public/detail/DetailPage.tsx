import { useSite, type PageProps, type HeadContext, type PageHead, type Hydration } from '@ponte/kit';
import { categoryOf, isPageService } from '@ponte/contract/catalogue/catalogue';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { DeskPicture } from '../desk/DeskPicture';
import { hourOf } from '../desk/hour';
import { Closing } from '../layout/Closing';
import { DashList } from '../layout/DashList';
import { FirstScreenEnd } from '../layout/FirstScreenEnd';
import { TickList } from '../layout/TickList';
import { Trail } from '../layout/Trail';
import { useTexts } from '../texts';
import styles from './DetailPage.module.css';
import { splitItems, WhatYouSend } from './WhatYouSend';
import { NextSteps, Questions } from './Questions';
import { RelatedServices } from './RelatedServices';
import { includedKeys } from './service-keys';
import sections from './sections.module.css';
import { ServiceBar } from './ServiceBar';
import { Summary } from './Summary';
import { AskLink } from '../offer/AskLink';
import { officialAmounts, serviceOffer } from '../offer/service-offer';
import { breadcrumbs } from '../structured-data/breadcrumbs';

/** The page of one service, whose id is the id of the route. */
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
    <>
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
        <div className={styles.side}>
          <Summary id={id} />
          <div className={styles.picture}>
            <DeskPicture of={id} />
          </div>
        </div>
        <FirstScreenEnd />
        <div className={sections.scope}>
          <section>
            <h2>{t(`service.${id}.includes_title`)}</h2>
            <TickList items={includedKeys(id).map((key) => t(key))} />
          </section>
          <section>
            <h2>{t('detail.excludes')}</h2>
            <div>
              <DashList items={splitItems(t(`service.${id}.excludes`, officialAmounts(language)))} />
              <p className={sections.disclaimer}>{t('services.disclaimer')}</p>
            </div>
          </section>
        </div>
        <WhatYouSend id={id} />
        <NextSteps id={id} />
        <Questions id={id} />
      </div>
      <RelatedServices id={id} />
      <Closing
        words={{ title: t('detail.closing'), lead: t('detail.closing_lead') }}
        withoutPrices
        hour={hourOf[category]}
        action={
          <AskLink service={id} kind="primary">
            {t(`service.${id}.cta`)}
          </AskLink>
        }
      />
      <ServiceBar id={id} />
    </>
  );
}

export const hydration = 'never' satisfies Hydration;

export function head(context: HeadContext): PageHead {
  const { t, site, routeId: id } = context;
  if (!isPageService(id)) throw new Error(`No service is called ${id}`);
  const category = categoryOf(id);
  const title = t(`service.${id}.title`);
  return {
    title: `${title} · ${site.brand}`,
    description: t(`service.${id}.description`),
    jsonLd: PRERENDERS
      ? [
          { '@context': 'https://schema.org', ...serviceOffer(context, id, 'detail') },
          breadcrumbs(context, [
            { to: 'services', name: t('services.title') },
            { to: category, name: t(`${category}.name`) },
            { to: id, name: title },
          ]),
        ]
      : [],
  };
}
