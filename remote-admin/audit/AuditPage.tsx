import { createHead } from '../frame/head';
import { Screen } from '../frame/Screen';
import { Audit } from './Audit';

export const head = createHead('audit');

export default function AuditPage() {
  return (
    <Screen needs="admin">
      <Audit />
    </Screen>
  );
}
