import { Button } from '@ponte/kit';
import type { Stories } from '@ponte/kit/ui/stories';
import { useTexts } from '../texts';
import { ActionsCell, Cell, type Column, Table } from './Table';

const people = [
  { email: 'ana@ponte.example', notes: ['Ponte', 'Bluebox'] },
  { email: null, notes: ['Ponte'] },
];
const longAddress = { email: `${'maria-aparecida-'.repeat(6)}@ponte.example`, notes: ['Bluebox'] };

type SortOrder = NonNullable<Column['sort']>['order'];

function Example({ rows, order }: { rows?: typeof people; order?: SortOrder }) {
  const t = useTexts();
  const email = t('admin.users.email');
  const site = t('admin.users.site');
  const columns: Column[] = [
    { name: email, ...(order && { sort: { order, onPress: () => undefined } }) },
    { name: site },
    { name: t('admin.users.actions'), isActions: true },
  ];
  return (
    <Table label={t('admin.users.title')} columns={columns} rows={rows}>
      {(row) => (
        <tr key={row.email} role="row">
          <Cell label={email} long>
            {row.email}
          </Cell>
          <Cell label={site}>
            <div>
              {row.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          </Cell>
          <ActionsCell>{row.email && <Button>{t('admin.users.edit')}</Button>}</ActionsCell>
        </tr>
      )}
    </Table>
  );
}

export const stories: Stories = {
  'rows, one with two lines, one without a value': <Example rows={people} />,
  'a very long value': <Example rows={[...people, longAddress]} />,
  sortable: <Example rows={people} order="none" />,
  'sorted ascending': <Example rows={people} order="ascending" />,
  'sorted descending': <Example rows={people} order="descending" />,
  loading: <Example />,
};
