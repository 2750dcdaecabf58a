import type { Stories } from '@ponte/kit/ui/stories';
import { CookieNotice } from './CookieNotice';

export const stories: Stories = {
  'not accepted yet': { render: () => <CookieNotice />, window: 160 },
};
