import { type HeadContext, type PageHead, type Hydration } from '@ponte/kit';
import { pageServiceIds } from '@ponte/contract/catalogue/catalogue';
import { DeskPicture } from '../desk/DeskPicture';
import { Closing } from '../layout/Closing';
import { PicturedIntro } from '../layout/PicturedIntro';
import { ListNotes, PriceNotes } from '../offer/PriceNotes';
import { breadcrumbs } from '../structured-data/breadcrumbs';
import { useTexts } from '../texts';
import { categories, CategoryLines, CategoryLinks, WebsiteLines } from './CategoryLines';

/** The overview: every service with its price, by category. */
export default function ServicesPage() {
  const t = useTexts();
  return (
    <>
      <PicturedIntro
        isWide
        picture={<DeskPicture of="services" />}
        title={t('services.title')}
        lead={t('services.intro')}
      />
      <ListNotes services={pageServiceIds} isWide />
      <CategoryLinks />
      {categories.map((category) => (
        <CategoryLines key={category} category={category} />
      ))}
      <WebsiteLines />
      <PriceNotes services={pageServiceIds} />
      <Closing withoutPrices />
    </>
  );
}

export const hydration = 'never' satisfies Hydration;

export function head(context: HeadContext): PageHead {
  const { t, site } = context;
  return {
    title: `${t('services.title')} · ${site.brand}`,
    description: t('services.description'),
    jsonLd: PRERENDERS ? [breadcrumbs(context, [{ to: 'services', name: t('services.title') }])] : [],
  };
}
