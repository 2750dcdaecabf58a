import type { AuditEntry } from '@ponte/contract/api-answers';
import { Table } from '../table/Table';
import { useTexts } from '../texts';
import { AuditRow } from './AuditRow';

const columns = ['when', 'who', 'what', 'whom', 'from'] as const;

/** The log's lines; without them, the shape of lines on the way. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] | undefined }) {
  const t = useTexts();
  return (
    <Table
      label={t('admin.audit.table')}
      columns={columns.map((column) => ({ name: t(`admin.audit.${column}`) }))}
      rows={entries}
    >
      {(entry) => <AuditRow key={entry.id} entry={entry} />}
    </Table>
  );
}
