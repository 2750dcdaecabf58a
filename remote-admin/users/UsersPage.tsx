import { createHead } from '../frame/head';
import { Screen } from '../frame/Screen';
import { Users } from './Users';

export const head = createHead('users');

export default function UsersPage() {
  return (
    <Screen needs="admin">
      <Users />
    </Screen>
  );
}
