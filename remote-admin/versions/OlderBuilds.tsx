import type { LivePart } from '@ponte/contract/api-versions';
import { useSite } from '@ponte/kit';
import { describeFailure } from '../calls/describe-failure';
import { LoadFailure } from '../calls/LoadFailure';
import { LoadStatus } from '../calls/LoadStatus';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { Table } from '../table/Table';
import { useTexts } from '../texts';
import { OlderBuildRow } from './OlderBuildRow';
import { usePartName } from './part-name';
import type { Way } from './use-rollback';
import styles from './LivePart.module.css';

interface OlderBuildsProps {
  id: string;
  part: LivePart;
  onRollBack: (way: Way) => void;
}

const columns = ['build', 'published', 'lastLive', 'state', 'actions'] as const;

/** Every other build of a part, and whether it can be gone back to; fetched again when another one is live. */
export function OlderBuilds({ id, part, onRollBack }: OlderBuildsProps) {
  const t = useTexts();
  const { language } = useSite();
  const api = useApi();
  const { parte, build: live } = part;
  const label = t('admin.versions.olderNamed', { part: usePartName()(parte) });
  const { load, retry } = useLoad(`${parte}/${live}/${part.canario?.build}`, (signal) =>
    api.fetchBuilds(parte, signal),
  );
  const builds = load.state === 'ready' ? load.value.builds.filter(({ estado }) => estado !== 'no_ar') : undefined;

  return (
    <div id={id} className={styles.older}>
      <LoadStatus load={load} ready={label} />
      {load.state === 'failed' && (
        <LoadFailure
          lines={describeFailure(
            load.failure,
            {
              noAnswer: t('admin.noAnswer'),
              otherwise: t('admin.versions.olderFailed'),
            },
            language,
          )}
          onRetry={retry}
        />
      )}
      {builds?.length === 0 && <p className={styles.quiet}>{t('admin.versions.olderNone')}</p>}
      {load.state !== 'failed' && builds?.length !== 0 && (
        <Table
          label={label}
          columns={columns.map((column) => ({ name: t(`admin.versions.${column}`), isActions: column === 'actions' }))}
          rows={builds}
        >
          {(one) => <OlderBuildRow key={one.build} part={part} older={one} onRollBack={onRollBack} />}
        </Table>
      )}
    </div>
  );
}
