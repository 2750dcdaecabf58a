import { createHead } from '../screen/head';
import { Screen } from '../screen/Screen';
import { Versions } from './Versions';

export const head = createHead('versions');

export default function VersionsPage() {
  return (
    <Screen needs="admin">
      <Versions />
    </Screen>
  );
}
