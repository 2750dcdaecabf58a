import type { States } from '@ponte/kit/ui/states';
import { Offer } from './Offer';

export const states: States = {
  configured: <Offer />,
  'without a chat number': { render: () => <Offer />, unconfigured: true },
};
