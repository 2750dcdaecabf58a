import type { States } from 'shared-config/ui/states';
import { Offer } from './Offer';

export const states: States = {
  configured: <Offer />,
  'without a chat number': { shows: <Offer />, unconfigured: true },
};
