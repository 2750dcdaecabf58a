import type { States } from 'shared-config/ui/states';
import { useTexts } from '../texts';
import { Cell } from './Cell';
import { SkeletonRows } from './SkeletonRows';
import { Table } from './Table';

function Example({ loading = false }: { loading?: boolean }) {
  const t = useTexts();
  const columns = [t('admin.users.id'), t('admin.users.email')];
  const head = columns.map((column) => (
    <th key={column} role="columnheader" scope="col">
      {column}
    </th>
  ));
  return (
    <Table label={t('admin.users.title')} head={head} busy={loading}>
      {loading ? (
        <SkeletonRows columns={columns} />
      ) : (
        ['ana@ponte.example', null].map((email, at) => (
          <tr key={email} role="row">
            <Cell label={columns[0] ?? ''}>{at + 1}</Cell>
            <Cell label={columns[1] ?? ''}>{email}</Cell>
          </tr>
        ))
      )}
    </Table>
  );
}

export const states: States = { 'rows, one without a value': <Example />, loading: <Example loading /> };
