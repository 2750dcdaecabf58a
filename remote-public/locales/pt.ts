import { home } from './pt/home';
import { layout } from './pt/layout';
import { partners } from './pt/partners';

export const pt = {
  ...layout,
  ...home,
  ...partners,
};
