import { availability, type Availability } from './availability';
import type { Words } from './words';

/** Who is responsible for the site. Only what is known is shown; absent, no page shows the block. */
export interface Company extends Availability {
  /** As registered, with its legal form. */
  readonly legalName: string;
  readonly registration?: Words;
  readonly address?: string;
  readonly hours?: Words;
}

export const company: Company | undefined = {
  legalName: 'Ponte Consultoria LLC',
  registration: {
    pt: 'LLC da Flórida, documento L00000000000',
    en: 'Florida LLC, document number L00000000000',
    es: 'LLC de Florida, documento L00000000000',
  },
  address: '000 Example Street, Orlando, FL 00000',
  hours: {
    pt: 'Segunda a sexta, 9h às 18h (Orlando)',
    en: 'Monday to Friday, 9\u00a0am to 6\u00a0pm (Orlando)',
    es: 'Lunes a viernes, de 9\u00a0a.m. a 6\u00a0p.m. (Orlando)',
  },
  ...availability,
};
