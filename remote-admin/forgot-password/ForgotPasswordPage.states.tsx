import type { States } from '@ponte/kit/ui/states';
import { ForgotPassword } from './ForgotPasswordPage';

export const states: States = {
  configured: <ForgotPassword />,
  'nothing configured': { render: () => <ForgotPassword />, unconfigured: true },
};
