import type { pt } from './pt';
import { home } from './en/home';
import { layout } from './en/layout';

export const en: Record<keyof typeof pt, string> = {
  ...layout,
  ...home,
};
