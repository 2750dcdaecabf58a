import type { ReleaseOverview } from '@ponte/contract/api-releases';
import { partNames } from '@ponte/contract/parts';
import type { Column } from '../table/ColumnHeader';
import { Table } from '../table/Table';
import { useTexts } from '../texts';
import { hasOlderBuilds } from './part-state';
import { LivePart, type LivePartProps } from './LivePart';
import styles from './LivePart.module.css';

const columns = ['part', 'build', 'state', 'since', 'actions'] as const;
const twoLines: readonly string[] = ['part', 'state', 'since'];

interface PartsTableProps extends Pick<LivePartProps, 'onRollBack'> {
  /** Absent while it loads: a skeleton row for each part. */
  overview: ReleaseOverview | undefined;
}

/** What is live, a row for each part. */
export function PartsTable({ overview, onRollBack }: PartsTableProps) {
  const t = useTexts<'administration'>();
  const hasActions = overview === undefined || overview.parts.some(hasOlderBuilds);
  const shown = columns.filter((column) => column !== 'actions' || hasActions);
  return (
    <Table
      label={t('admin.versions.live')}
      columns={shown.map((column): Column => ({
        name: t(`admin.versions.${column}`),
        isActions: column === 'actions',
        ...(twoLines.includes(column) && { lines: 2 }),
      }))}
      rows={overview?.parts}
      skeletonRows={partNames.length}
      isWide
      className={styles.parts}
    >
      {(live) => (
        <LivePart
          key={live.part}
          live={live}
          releases={overview?.releases ?? []}
          columns={shown.length}
          hasActions={hasActions}
          onRollBack={onRollBack}
        />
      )}
    </Table>
  );
}
