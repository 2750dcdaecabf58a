import type { Stories } from '@ponte/kit/ui/stories';
import { DirectChat, OtherWays } from './OtherWays';

export const stories: Stories = {
  'a chat without the form': <DirectChat />,
  configured: <OtherWays />,
  'nothing configured': { render: () => <OtherWays />, unconfigured: true },
};
