import type { Words } from './words';

/** Who is responsible for the site. Only what is known is shown; absent, no page shows the block. */
export interface Company {
  /** As registered, with its legal form. */
  readonly legalName: string;
  readonly registration?: Words;
  readonly address?: string;
  readonly phone?: string;
  readonly hours?: Words;
  /** How soon a message is answered. */
  readonly reply?: Words;
  /** Says on the page that this is sample content. Leave it out for the real company. */
  readonly sample?: true;
}

export const company: Company | undefined = {
  legalName: 'Ponte Consultoria LLC',
  registration: {
    pt: 'LLC da Flórida, documento L00000000000',
    en: 'Florida LLC, document number L00000000000',
    es: 'LLC de Florida, documento L00000000000',
  },
  address: '000 Example Street, Orlando, FL 00000',
  phone: '+1 407 555 0100',
  hours: {
    pt: 'Segunda a sexta, das 9h às 18h, em Orlando',
    en: 'Monday to Friday, 9 am to 6 pm in Orlando',
    es: 'De lunes a viernes, de 9 a 18 h en Orlando',
  },
  reply: { pt: 'Em até um dia útil', en: 'Within one business day', es: 'En un día hábil como máximo' },
  sample: true,
};
