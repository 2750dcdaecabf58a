import type { States } from '@ponte/kit/ui/states';
import { CookieNotice } from './CookieNotice';

export const states: States = {
  'not accepted yet': { render: () => <CookieNotice />, window: 160 },
};
