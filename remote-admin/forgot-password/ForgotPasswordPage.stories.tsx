import type { Stories } from '@ponte/kit/ui/stories';
import { ForgotPassword } from './ForgotPasswordPage';

export const stories: Stories = {
  configured: <ForgotPassword />,
  'nothing configured': { render: () => <ForgotPassword />, unconfigured: true },
};
