import type { States } from '@ponte/kit/ui/states';
import { PriceNotes } from './PriceNotes';

export const states: States = {
  'with a note on "on request"': <PriceNotes />,
  'every price has an amount': <PriceNotes withOnRequest={false} />,
};
