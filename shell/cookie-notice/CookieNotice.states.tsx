import type { States } from 'shared-config/ui/states';
import { CookieNotice } from './CookieNotice';

export const states: States = {
  'not accepted yet': { shows: <CookieNotice />, window: 160 },
};
