import type { pt } from './pt';
import { home } from './es/home';
import { layout } from './es/layout';
import { partners } from './es/partners';

export const es: Record<keyof typeof pt, string> = {
  ...layout,
  ...home,
  ...partners,
};
