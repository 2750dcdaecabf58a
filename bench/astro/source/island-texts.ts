import type { TextTable } from '@ponte/kit/i18n/text-table';
import { partners } from '../../../remote-public/media/partner-list';

/** Prefixes of the keys that islands may show; sections rendered at build time need no texts in the browser. */
const shown = [
  'account.',
  'cookies.',
  'corner.',
  'footer.',
  'header.',
  'home.languages',
  'home.lead',
  'home.partners.',
  'home.pause',
  'home.play',
  'home.title',
  'home.way',
  'layout.pause_films',
  'layout.play_films',
  'layout.talk',
  'nav.',
  'part.',
  'partners.visit',
  ...partners.map(({ id }) => `partners.${id}`),
];

export function pickTexts(texts: TextTable): TextTable {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => shown.some((start) => key.startsWith(start))));
}
