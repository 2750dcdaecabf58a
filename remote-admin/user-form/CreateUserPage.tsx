import { createHead } from '../screen/head';
import { Screen } from '../screen/Screen';
import { CreateUser } from './CreateUser';

export const head = createHead('create');

export default function CreateUserPage() {
  return (
    <Screen needs="admin">
      <CreateUser />
    </Screen>
  );
}
