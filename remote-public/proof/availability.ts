import type { Words } from './words';

/** How and when the consultancy can be reached. Only what is known is shown. */
export interface Availability {
  readonly phone?: string;
  /** How soon a message is answered. */
  readonly reply?: Words;
  /** Says on the page that this is sample content. Leave it out for the real company. */
  readonly sample?: true;
}

export const availability: Availability = {
  phone: '+1 407 555 0100',
  reply: { pt: 'Em até um dia útil', en: 'Within one business day', es: 'En un día hábil' },
  sample: true,
};
