import { about } from './pt/about';
import { carousel } from './pt/carousel';
import { contact } from './pt/contact';
import { privacy } from './pt/privacy';
import { websites } from './pt/websites';
import { company } from './pt/company';
import { companyServices } from './pt/company-services';
import { home } from './pt/home';
import { layout } from './pt/layout';
import { partners } from './pt/partners';
import { services } from './pt/services';
import { tax } from './pt/tax';
import { taxServices } from './pt/tax-services';
import { visas } from './pt/visas';
import { visitVisas } from './pt/visit-visas';
import { workVisas } from './pt/work-visas';

export const pt = {
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
