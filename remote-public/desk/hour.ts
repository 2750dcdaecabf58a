import type { ServiceCategory } from '@ponte/contract/catalogue/catalogue';
import type { Hour } from './Desk';

/** The pictures of a category and its services share their hour. Other pages' are at dusk. */
export const hourOf: Record<ServiceCategory, Hour> = { visas: 'dusk', company: 'morning', tax: 'night' };
