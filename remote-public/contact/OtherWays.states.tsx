import type { States } from 'shared-config/ui/states';
import { OtherWays } from './OtherWays';

export const states: States = {
  configured: <OtherWays />,
  'nothing configured': { shows: <OtherWays />, unconfigured: true },
};
