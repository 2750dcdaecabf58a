import { createHead } from '../frame/head';
import { Screen } from '../frame/Screen';
import { CreateUser } from './CreateUser';

export const head = createHead('create');

export default function CreateUserPage() {
  return (
    <Screen needs="admin">
      <CreateUser />
    </Screen>
  );
}
