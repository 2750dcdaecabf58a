import type { pt } from './pt';
import { home } from './en/home';
import { websites } from './en/websites';
import { pages } from './en/pages';
import { services } from './en/services';
import { whatYouSend } from './en/what-you-send';
import { visas } from './en/visas';
import { workVisas } from './en/work-visas';
import { company } from './en/company';
import { tax } from './en/tax';

export const en: Record<keyof typeof pt, string> = {
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
