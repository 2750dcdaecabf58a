import type { Stories } from '@ponte/kit/ui/stories';
import { OtherWays } from './OtherWays';

export const stories: Stories = {
  configured: <OtherWays />,
  'nothing configured': { render: () => <OtherWays />, unconfigured: true },
};
