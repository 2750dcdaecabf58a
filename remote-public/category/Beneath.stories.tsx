import type { Stories } from '@ponte/kit/ui/stories';
import { Beneath } from './Beneath';

export const stories: Stories = {
  'beneath the visas': <Beneath category="visas" />,
  'beneath the taxes': <Beneath category="tax" />,
};
