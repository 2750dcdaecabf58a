import type { Language } from '@ponte/contract/language';
import elena from '../media/people/elena.svg';
import marina from '../media/people/marina.svg';
import paulo from '../media/people/paulo.svg';

type Words = Readonly<Record<Language, string>>;

/** Somebody who works with the visitors. */
export interface Person {
  readonly name: string;
  readonly languages: readonly Language[];
  readonly handles: Words;
  /** The year in which they began this work. */
  readonly since: number;
  /** The address of a picture, 8 wide and 9 high; without one, the page shows the first letter of the name. */
  readonly portrait?: string;
  /** Says on the page that this is sample content. Leave it out for a real person. */
  readonly sample?: true;
}

/** Who works here. Without anybody, no page shows the list. The owner replaces these samples. */
export const people: readonly Person[] = [
  {
    name: 'Marina Duarte',
    languages: ['pt', 'en', 'es'],
    handles: {
      pt: 'Vistos: formulários, documentos e preparação para a entrevista.',
      en: 'Visas: forms, documents and interview practice.',
      es: 'Visas: formularios, documentos y preparación para la entrevista.',
    },
    since: 2017,
    portrait: marina,
    sample: true,
  },
  {
    name: 'Paulo Siqueira',
    languages: ['pt', 'en', 'es'],
    handles: {
      pt: 'Empresas: LLC, EIN, endereço e contratos.',
      en: 'Companies: LLC, EIN, address and agreements.',
      es: 'Empresas: LLC, EIN, dirección y contratos.',
    },
    since: 2019,
    portrait: paulo,
    sample: true,
  },
  {
    name: 'Elena Rojas',
    languages: ['es', 'en', 'pt'],
    handles: {
      pt: 'Impostos: declaração, ITIN e créditos.',
      en: 'Taxes: returns, ITIN and credits.',
      es: 'Impuestos: declaración, ITIN y créditos.',
    },
    since: 2020,
    portrait: elena,
    sample: true,
  },
];

/** How documents are handled, and whether that is sample content. Absent, no page shows the block. */
export interface DocumentCare {
  readonly promises: readonly Words[];
  readonly sample?: true;
}

export const documentCare: DocumentCare | undefined = {
  promises: [
    {
      pt: 'Só a pessoa que cuida do seu caso abre os seus documentos.',
      en: 'Only the person on your case opens your documents.',
      es: 'Solo la persona que lleva tu caso abre tus documentos.',
    },
    {
      pt: 'Pedimos apenas o que o formulário exige, e dizemos para quê.',
      en: 'We request only what the form needs, and say what for.',
      es: 'Pedimos solo lo que el formulario exige, y decimos para qué.',
    },
    {
      pt: 'Quando o caso termina, apagamos as cópias se você pedir.',
      en: 'When the case is closed, we delete the copies if you tell us to.',
      es: 'Cuando el caso termina, borramos las copias si lo pides.',
    },
  ],
  sample: true,
};

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
