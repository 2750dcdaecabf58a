import { preloadPicture } from '../layout/preload-picture';
import type { ExampleId } from '../media/partner-list';
import { getPartnerFile } from '../partner-grid/partner-files';

const example: ExampleId = 'jardim_nativo';

/** One of the sites, at the top of the page: the others are far below. The carousel describes it. */
export function ExampleSite() {
  const avif = getPartnerFile(example, 'site.avif');
  const type = 'image/avif';
  preloadPicture(avif, { type });
  return (
    <picture>
      <source type={type} srcSet={avif} />
      <img src={getPartnerFile(example, 'site.webp')} width="640" height="360" alt="" />
    </picture>
  );
}
