import { createHead } from '../frame/head';
import { Screen } from '../frame/Screen';
import { Profile } from './Profile';

export const head = createHead('profile');

export default function ProfilePage() {
  return (
    <Screen needs="session">
      <Profile />
    </Screen>
  );
}
