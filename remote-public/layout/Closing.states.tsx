import type { States } from '@ponte/kit/ui/states';
import { Closing } from './Closing';

export const states: States = {
  'with a chat number': <Closing />,
  'without a chat number': { render: () => <Closing />, unconfigured: true },
};
