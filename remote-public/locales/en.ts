import type { pt } from './pt';
import { about } from './en/about';
import { carousel } from './en/carousel';
import { contact } from './en/contact';
import { privacy } from './en/privacy';
import { websites } from './en/websites';
import { company } from './en/company';
import { companyServices } from './en/company-services';
import { home } from './en/home';
import { layout } from './en/layout';
import { partners } from './en/partners';
import { services } from './en/services';
import { tax } from './en/tax';
import { taxServices } from './en/tax-services';
import { visas } from './en/visas';
import { visitVisas } from './en/visit-visas';
import { workVisas } from './en/work-visas';

export const en: Record<keyof typeof pt, string> = {
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
