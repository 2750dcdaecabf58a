import type { pt } from './pt';
import { home } from './es/home';
import { layout } from './es/layout';

export const es: Record<keyof typeof pt, string> = {
  ...layout,
  ...home,
};
