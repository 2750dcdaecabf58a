import { createHead } from '../frame/head';
import { Screen } from '../frame/Screen';
import { ChangePassword } from './ChangePassword';

export const head = createHead('password');

export default function ChangePasswordPage() {
  return (
    <Screen needs="session">
      <ChangePassword />
    </Screen>
  );
}
