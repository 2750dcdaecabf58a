import type { States } from 'shared-config/ui/states';
import { ForgotPassword } from './ForgotPassword';

export const states: States = {
  configured: <ForgotPassword />,
  'nothing configured': { shows: <ForgotPassword />, unconfigured: true },
};
