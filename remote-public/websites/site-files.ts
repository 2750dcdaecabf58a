/// <reference types="webpack/module" />
import type { Language } from '@ponte/contract/language';
import type { ExampleId } from '../media/partner-list';

const files = import.meta.webpackContext('../media/partners', { regExp: /\/site\.\w+\.(avif|webp|webm|mp4)$/ });

/** The URLs of the picture and of the film that show an example site, which speaks the language of the page. */
export function getSiteFiles(id: ExampleId, language: Language) {
  const fileOf = (ending: string) => files(`./${id}/site.${language}.${ending}`) as string;
  return {
    poster: { avif: fileOf('avif'), webp: fileOf('webp') },
    film: { webm: fileOf('webm'), mp4: fileOf('mp4') },
  };
}
