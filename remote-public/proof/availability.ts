/** How and when the consultancy can be reached. Only what is known is shown. */
export interface Availability {
  readonly phone?: string;
  /** How soon a message is answered on a business day. */
  readonly replyHours?: number;
  /** Says on the page that this is sample content. Leave it out for the real company. */
  readonly sample?: true;
}

export const availability: Availability = {
  phone: '+1 407 555 0100',
  replyHours: 24,
  sample: true,
};
