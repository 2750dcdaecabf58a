import { createHead } from '../screen/head';
import { Screen } from '../screen/Screen';
import { Users } from './Users';

export const head = createHead('users');

export default function UsersPage() {
  return (
    <Screen needs="admin">
      <Users />
    </Screen>
  );
}
