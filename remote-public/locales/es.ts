import type { pt } from './pt';
import { home } from './es/home';
import { websites } from './es/websites';
import { pages } from './es/pages';
import { services } from './es/services';
import { whatYouSend } from './es/what-you-send';
import { visas } from './es/visas';
import { workVisas } from './es/work-visas';
import { company } from './es/company';
import { tax } from './es/tax';

export const es: Record<keyof typeof pt, string> = {
  ...home,
  ...websites,
  ...pages,
  ...services,
  ...whatYouSend,
  ...visas,
  ...workVisas,
  ...company,
  ...tax,
};
