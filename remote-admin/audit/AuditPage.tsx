import { createHead } from '../screen/head';
import { Screen } from '../screen/Screen';
import { Audit } from './Audit';

export const head = createHead('audit');

export default function AuditPage() {
  return (
    <Screen needs="admin">
      <Audit />
    </Screen>
  );
}
