import { getPartnerFile } from '../partner-grid/partner-files';

const example = 'jardim_nativo';

/** One of the sites, at the top of the page: the others are far below. The carousel describes it. */
export function ExampleSite() {
  return (
    <picture>
      <source type="image/avif" srcSet={getPartnerFile(example, 'site.avif')} />
      <img src={getPartnerFile(example, 'site.webp')} width="640" height="360" alt="" />
    </picture>
  );
}
