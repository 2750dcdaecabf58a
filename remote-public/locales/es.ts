import type { pt } from './pt';
import { about } from './es/about';
import { carousel } from './es/carousel';
import { contact } from './es/contact';
import { privacy } from './es/privacy';
import { websites } from './es/websites';
import { company } from './es/company';
import { companyServices } from './es/company-services';
import { home } from './es/home';
import { layout } from './es/layout';
import { partners } from './es/partners';
import { services } from './es/services';
import { tax } from './es/tax';
import { taxServices } from './es/tax-services';
import { visas } from './es/visas';
import { visitVisas } from './es/visit-visas';
import { workVisas } from './es/work-visas';

export const es: Record<keyof typeof pt, string> = {
  ...layout,
  ...home,
  ...partners,
  ...websites,
  ...carousel,
  ...about,
  ...contact,
  ...privacy,
  ...services,
  ...visas,
  ...visitVisas,
  ...workVisas,
  ...company,
  ...companyServices,
  ...tax,
  ...taxServices,
};
