import { priceOn } from '@ponte/contract/catalogue/catalogue';
import { formatPrice } from '@ponte/contract/catalogue/price';
import type { Language } from '@ponte/contract/language';
import type { SlideContent } from '../carousel/Slide';
import { examples, exampleSites, partnerUrl, type ExampleId } from '../media/partner-list';
import { getPartnerFile } from '../partner-grid/partner-files';
import type { Translate } from '../texts';
import { getSiteFiles } from './site-files';

/** The partners' sites as slides. */
export function exampleSlides(t: Translate, language: Language): SlideContent[] {
  return examples.map(({ id, name }) => ({
    id,
    title: name,
    caption: t(`partners.${id}`),
    facts: factsOf(t, language, id),
    href: partnerUrl(id),
    linkText: t('partners.visit'),
    linkLabel: t('partners.visit_named', { name }),
    logo: getPartnerFile(id, 'logo.svg'),
    ...getSiteFiles(id, language),
  }));
}

/** What kind of site it is, in how many languages, and what such a site costs. */
function factsOf(t: Translate, language: Language, id: ExampleId): string {
  const { kind, languages } = exampleSites[id];
  const price = priceOn('list', kind);
  return t(`websites.examples.${kind}`, {
    languages,
    price: 'amount' in price ? formatPrice(language, price.amount) : '',
  });
}
