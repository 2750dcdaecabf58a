import type { States } from '@ponte/kit/ui/states';
import { PriceNotes } from './PriceNotes';

export const states: States = {
  'with what "on request" means': <PriceNotes />,
  'every price has an amount': <PriceNotes withOnRequest={false} />,
};
