import type { States } from '@ponte/kit/ui/states';
import { OtherWays } from './OtherWays';

export const states: States = {
  configured: <OtherWays />,
  'nothing configured': { render: () => <OtherWays />, unconfigured: true },
};
