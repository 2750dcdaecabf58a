import type { ReactNode } from 'react';
import type { AuditEntry } from 'shared-config/contract/api-answers';
import { SkeletonRows } from '../table/SkeletonRows';
import { Table } from '../table/Table';
import { useTexts } from '../texts';
import styles from './Audit.module.css';
import { AuditRow } from './AuditRow';

/** The log's lines; without them, the shape of lines on the way. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] | undefined }): ReactNode {
  const t = useTexts();
  const columns = [
    t('admin.audit.when'),
    t('admin.audit.who'),
    t('admin.audit.what'),
    t('admin.audit.whom'),
    t('admin.audit.from'),
  ];
  const head = columns.map((column) => (
    <th key={column} role="columnheader" scope="col" className={styles.header}>
      {column}
    </th>
  ));

  return (
    <Table label={t('admin.audit.table')} head={head} busy={!entries}>
      {entries ? entries.map((entry) => <AuditRow key={entry.id} entry={entry} />) : <SkeletonRows columns={columns} />}
    </Table>
  );
}
