import { useSite } from '@ponte/kit';
import { preloadPicture } from '../layout/preload-picture';
import type { ExampleId } from '../media/partner-list';
import { getSiteFiles } from './site-files';

const example: ExampleId = 'jardim_nativo';

/** One of the sites, at the top of the page: the others are far below. The carousel describes it. */
export function ExampleSite() {
  const { avif, webp } = getSiteFiles(example, useSite().language).poster;
  const type = 'image/avif';
  preloadPicture(avif, { type });
  return (
    <picture>
      <source type={type} srcSet={avif} />
      <img src={webp} width="640" height="360" alt="" />
    </picture>
  );
}
