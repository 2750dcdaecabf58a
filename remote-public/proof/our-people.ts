import type { Language } from '@ponte/contract/language';
import elena from '../media/people/elena.svg';
import marina from '../media/people/marina.svg';
import paulo from '../media/people/paulo.svg';
import type { Words } from './words';

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
