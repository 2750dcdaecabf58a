import type { SlideContent } from '../carousel/Slide';
import { partners } from '../media/partners';
import { getPartnerFile } from '../partner-grid/partner-files';

/** Three partners' sites. A partner's text is the page's business: the name stands for it. */
export const slides: readonly SlideContent[] = partners.slice(0, 3).map(({ id, name }) => ({
  id,
  title: name,
  caption: name,
  href: '#site',
  linkText: name,
  linkLabel: name,
  logo: getPartnerFile(id, 'logo.svg'),
  poster: { avif: getPartnerFile(id, 'poster.avif'), webp: getPartnerFile(id, 'poster.webp') },
  film: { webm: getPartnerFile(id, 'film.webm'), mp4: getPartnerFile(id, 'film.mp4') },
}));
