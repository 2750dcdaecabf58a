import { getPartnerFile } from '../partner-grid/partner-files';
import { partnerUrl } from '../partner-grid/partner-url';
import { partners } from '../media/partners';
import type { SlideContent } from '../carousel/Slide';
import type { TextKey } from '../texts';

/** How many of the partners' sites the carousel shows, from the first. */
const exampleCount = 8;

type Translate = (key: TextKey, values?: Record<string, string>) => string;

export function exampleSlides(t: Translate): SlideContent[] {
  return partners.slice(0, exampleCount).map(({ id, name }) => ({
    id,
    title: name,
    caption: t(`partners.${id}`),
    href: partnerUrl(id),
    linkText: t('partners.visit'),
    linkLabel: t('partners.visit_named', { name }),
    logo: getPartnerFile(id, 'logo.svg'),
    poster: { avif: getPartnerFile(id, 'poster.avif'), webp: getPartnerFile(id, 'poster.webp') },
    film: { webm: getPartnerFile(id, 'film.webm'), mp4: getPartnerFile(id, 'film.mp4') },
  }));
}
