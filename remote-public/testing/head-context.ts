import type { HeadContext } from '@ponte/kit';
import { pt } from '../locales/pt';
import { site } from './render';

/** What the shell hands to a page's `head`, in Portuguese. */
export const headContext: HeadContext = {
  routeId: 'home',
  language: 'pt',
  site: site.settings,
  t: (key, values = {}) =>
    (pt[key as keyof typeof pt] ?? '').replace(/{{(\w+)}}/g, (_, name: string) => String(values[name])),
  urlOf: (routeId) => `https://site.example/pt/${routeId}`,
};
