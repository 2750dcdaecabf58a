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
  ...services,
  ...visas,
  ...visitVisas,
  ...workVisas,
  ...company,
  ...companyServices,
  ...tax,
  ...taxServices,
};
