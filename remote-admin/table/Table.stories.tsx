import { Fragment } from 'react';
import type { Stories } from '@ponte/kit/ui/stories';
import { useTexts } from '../texts';
import { actionClass, ActionsCell, Cell, DetailsRow, HeadingRow } from './Cells';
import type { Column } from './ColumnHeader';
import { Table } from './Table';
import { Address } from './Values';

const people = [
  { email: 'ana@ponte.example', notes: ['Ponte', 'Bluebox'] },
  { email: null, notes: ['Ponte'] },
];
const longAddress = { email: `${'maria-aparecida-'.repeat(6)}@ponte.example`, notes: ['Bluebox'] };

type SortOrder = NonNullable<Column['sort']>['order'];

function Example({ rows, order, note }: { rows?: typeof people; order?: SortOrder; note?: string }) {
  const t = useTexts<'administration'>();
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
            {row.email && <Address>{row.email}</Address>}
          </Cell>
          <Cell label={site}>
            <div>
              {row.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </div>
          </Cell>
          <ActionsCell note={note}>
            {row.email && (
              <button type="button" className={actionClass()}>
                {t('admin.users.edit')}
              </button>
            )}
          </ActionsCell>
        </tr>
      )}
    </Table>
  );
}

function WithDetails() {
  const t = useTexts<'administration'>();
  const columns = [t('admin.versions.part'), t('admin.versions.by'), t('admin.versions.actions')];
  const [part = '', by = ''] = columns;
  return (
    <Table
      label={t('admin.versions.live')}
      columns={columns.map((name, index) => ({ name, isActions: index === 2 }))}
      rows={people.slice(0, 1)}
    >
      {({ email }) => (
        <Fragment key={email}>
          <tr role="row">
            <Cell label={part} isHeader>
              Ponte
            </Cell>
            <Cell label={by}>{email}</Cell>
            <ActionsCell>
              <button type="button" className={actionClass('danger')}>
                {t('admin.versions.rollBack')}
              </button>
              <button type="button" className={actionClass()} aria-disabled="true">
                {t('admin.versions.older')}
              </button>
            </ActionsCell>
          </tr>
          <DetailsRow columns={columns.length}>
            <Example rows={people} />
          </DetailsRow>
        </Fragment>
      )}
    </Table>
  );
}

function WithHeadings() {
  const t = useTexts<'administration'>();
  const email = t('admin.users.email');
  return (
    <Table label={t('admin.users.title')} columns={[{ name: email }]} rows={people.slice(0, 1)}>
      {(row) => (
        <Fragment key={row.email}>
          <HeadingRow columns={1}>{t('admin.users.site')}</HeadingRow>
          <tr role="row">
            <Cell label={email}>{row.email}</Cell>
          </tr>
        </Fragment>
      )}
    </Table>
  );
}

export const stories: Stories = {
  'rows, one with two lines, one without a value': <Example rows={people} />,
  'an action with a note': <Example rows={people} note="Ponte" />,
  'a row with details': <WithDetails />,
  'rows under a heading': <WithHeadings />,
  'a very long value': <Example rows={[...people, longAddress]} />,
  sortable: <Example rows={people} order="none" />,
  'sorted ascending': <Example rows={people} order="ascending" />,
  'sorted descending': <Example rows={people} order="descending" />,
  loading: <Example />,
};
