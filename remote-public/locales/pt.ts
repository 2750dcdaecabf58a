import { home } from './pt/home';
import { websites } from './pt/websites';
import { pages } from './pt/pages';
import { services } from './pt/services';
import { whatYouSend } from './pt/what-you-send';
import { visas } from './pt/visas';
import { workVisas } from './pt/work-visas';
import { company } from './pt/company';
import { tax } from './pt/tax';

export const pt = {
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
