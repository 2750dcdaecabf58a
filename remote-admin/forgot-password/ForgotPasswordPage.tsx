import { createHead } from '../frame/head';
import { Screen } from '../frame/Screen';
import { ForgotPassword } from './ForgotPassword';

export const head = createHead('forgot');

export default function ForgotPasswordPage() {
  return (
    <Screen>
      <ForgotPassword />
    </Screen>
  );
}
