import { createHead } from '../frame/head';
import { Screen } from '../frame/Screen';
import { Login } from './Login';

export const head = createHead('login');

export default function LoginPage() {
  return (
    <Screen>
      <Login />
    </Screen>
  );
}
