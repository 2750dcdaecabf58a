import type { Stories } from '@ponte/kit/ui/stories';
import { Closing } from './Closing';

export const stories: Stories = {
  'with a chat number': <Closing />,
  'in the morning': <Closing hour="morning" />,
  'at night': <Closing hour="night" />,
  'without a chat number': { render: () => <Closing />, unconfigured: true },
};
