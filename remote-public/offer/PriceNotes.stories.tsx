import type { Stories } from '@ponte/kit/ui/stories';
import { PriceNotes } from './PriceNotes';

export const stories: Stories = {
  'other figures on the services’ pages, and "on request"': <PriceNotes services={['b1b2', 'specialCases']} />,
  'every price has the same amount everywhere': <PriceNotes services={['taxReturn', 'scheduleC']} />,
};
