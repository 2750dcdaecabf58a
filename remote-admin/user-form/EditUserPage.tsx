import type { PageProps } from '@ponte/kit';
import { createHead } from '../screen/head';
import { Screen } from '../screen/Screen';
import { EditUser } from './EditUser';

export const head = createHead('edit');

export default function EditUserPage({ params }: PageProps) {
  return (
    <Screen needs="admin">
      <EditUser id={params['id'] ?? ''} />
    </Screen>
  );
}
