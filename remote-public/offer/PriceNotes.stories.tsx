import type { Stories } from '@ponte/kit/ui/stories';
import { PriceNotes } from './PriceNotes';

export const stories: Stories = {
  'with a note on "on request"': <PriceNotes />,
  'every price has an amount': <PriceNotes withOnRequest={false} />,
};
