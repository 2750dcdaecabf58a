import type { pt } from './pt';
import { home } from './en/home';
import { layout } from './en/layout';
import { partners } from './en/partners';

export const en: Record<keyof typeof pt, string> = {
  ...layout,
  ...home,
  ...partners,
};
