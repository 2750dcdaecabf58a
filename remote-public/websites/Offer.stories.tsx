import type { Stories } from '@ponte/kit/ui/stories';
import { Offer } from './Offer';

export const stories: Stories = {
  configured: <Offer />,
  'without a chat number': { render: () => <Offer />, unconfigured: true },
};
