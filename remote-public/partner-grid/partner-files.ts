/// <reference types="webpack/module" />
import type { PartnerId } from '../media/partner-list';

type FileName = 'logo.svg' | `poster.${'avif' | 'webp'}` | `film.${'webm' | 'mp4'}`;

const files = import.meta.webpackContext('../media/partners', {
  regExp: /\/(logo\.svg|poster\.(avif|webp)|film\.(webm|mp4))$/,
});

/**
 * The URL of one of a partner's files.
 *
 * @throws Error if the build has no such file.
 */
export function getPartnerFile(id: PartnerId, name: FileName): string {
  return files(`./${id}/${name}`) as string;
}
