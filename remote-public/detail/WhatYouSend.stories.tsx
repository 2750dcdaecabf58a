import type { Stories } from '@ponte/kit/ui/stories';
import { WhatYouSend } from './WhatYouSend';

export const stories: Stories = {
  'for a visa': <WhatYouSend id="b1b2" />,
  'for an ITIN': <WhatYouSend id="itin" />,
};
