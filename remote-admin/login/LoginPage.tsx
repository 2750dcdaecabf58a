import { createHead } from '../screen/head';
import { Screen } from '../screen/Screen';
import { Login } from './Login';

export const head = createHead('login');

export default function LoginPage() {
  return (
    <Screen>
      <Login />
    </Screen>
  );
}
