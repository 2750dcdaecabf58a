import { createHead } from '../screen/head';
import { Screen } from '../screen/Screen';
import { ChangePassword } from './ChangePassword';

export const head = createHead('password');

export default function ChangePasswordPage() {
  return (
    <Screen needs="session">
      <ChangePassword />
    </Screen>
  );
}
