/// <reference types="webpack/module" />
import type { PartnerId } from '../media/partner-list';

/** `site` shows the partner's site, as poster and film; only examples have it. */
type FileName = 'logo.svg' | `${'poster' | 'site'}.${'avif' | 'webp'}` | `${'film' | 'site'}.${'webm' | 'mp4'}`;

const files = import.meta.webpackContext('../media/partners', {
  regExp: /\/(logo\.svg|(poster|site)\.(avif|webp)|(film|site)\.(webm|mp4))$/,
});

/**
 * The URL of one of a partner's files.
 *
 * @throws Error if the build has no such file.
 */
export function getPartnerFile(id: PartnerId, name: FileName): string {
  return files(`./${id}/${name}`) as string;
}
