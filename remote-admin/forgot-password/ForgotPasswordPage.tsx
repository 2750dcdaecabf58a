import { createHead } from '../screen/head';
import { Screen } from '../screen/Screen';
import { ForgotPassword } from './ForgotPassword';

export const head = createHead('forgot');

export default function ForgotPasswordPage() {
  return (
    <Screen>
      <ForgotPassword />
    </Screen>
  );
}
