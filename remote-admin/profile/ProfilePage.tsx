import { createHead } from '../screen/head';
import { Screen } from '../screen/Screen';
import { Profile } from './Profile';

export const head = createHead('profile');

export default function ProfilePage() {
  return (
    <Screen needs="session">
      <Profile />
    </Screen>
  );
}
