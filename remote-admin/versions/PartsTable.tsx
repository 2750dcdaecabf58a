import type { ReleaseOverview } from '@ponte/contract/api-releases';
import { partNames } from '@ponte/contract/parts';
import { Table, type Column } from '../table/Table';
import { useTexts } from '../texts';
import { LivePart, type LivePartProps } from './LivePart';

const columns = ['part', 'build', 'state', 'since', 'by', 'health', 'actions'] as const;
const twoLines: readonly string[] = ['part', 'since', 'by', 'health'];

interface PartsTableProps extends Pick<LivePartProps, 'onRollBack'> {
  /** Absent while it loads: a skeleton row for each part. */
  overview: ReleaseOverview | undefined;
}

/** What is live, a row for each part. */
export function PartsTable({ overview, onRollBack }: PartsTableProps) {
  const t = useTexts();
  return (
    <Table
      label={t('admin.versions.live')}
      columns={columns.map((column): Column => ({
        name: t(`admin.versions.${column}`),
        isActions: column === 'actions',
        ...(twoLines.includes(column) && { lines: 2 }),
      }))}
      rows={overview?.parts}
      skeletonRows={partNames.length}
      isWide
    >
      {(live) => (
        <LivePart
          key={live.part}
          live={live}
          releases={overview?.releases ?? []}
          columns={columns.length}
          onRollBack={onRollBack}
        />
      )}
    </Table>
  );
}
