import { home } from './pt/home';
import { layout } from './pt/layout';

export const pt = {
  ...layout,
  ...home,
};
