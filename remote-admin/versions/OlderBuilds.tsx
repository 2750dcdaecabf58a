import type { LivePart } from 'shared-config/contract/api-versions';
import { describeFailure } from '../calls/describe-failure';
import { LoadFailure } from '../calls/LoadFailure';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { SkeletonRows } from '../table/SkeletonRows';
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

/** Every other build of a part, and whether it can be gone back to; fetched again when another one is live. */
export function OlderBuilds({ id, part, onRollBack }: OlderBuildsProps) {
  const t = useTexts();
  const api = useApi();
  const { parte, build: live } = part;
  const label = t('admin.versions.olderNamed', { part: usePartName()(parte) });
  const { load, retry } = useLoad(`${parte}/${live}/${part.canario?.build}`, (signal) =>
    api.fetchBuilds(parte, signal),
  );
  const builds = load.state === 'ready' ? load.value.builds.filter(({ estado }) => estado !== 'no_ar') : undefined;
  const columns = [
    t('admin.versions.build'),
    t('admin.versions.published'),
    t('admin.versions.lastLive'),
    t('admin.versions.state'),
    t('admin.versions.actions'),
  ];
  const head = columns.map((column) => (
    <th key={column} role="columnheader" scope="col" className={styles.header}>
      {column}
    </th>
  ));

  return (
    <div id={id} className={styles.older}>
      {load.state === 'failed' && (
        <LoadFailure
          lines={describeFailure(load.failure, {
            noAnswer: t('admin.noAnswer'),
            otherwise: t('admin.versions.olderFailed'),
          })}
          onRetry={retry}
        />
      )}
      {builds?.length === 0 && <p className={styles.quiet}>{t('admin.versions.olderNone')}</p>}
      {load.state !== 'failed' && builds?.length !== 0 && (
        <Table label={label} head={head} busy={!builds}>
          {builds ? (
            builds.map((one) => <OlderBuildRow key={one.build} part={part} older={one} onRollBack={onRollBack} />)
          ) : (
            <SkeletonRows columns={columns} />
          )}
        </Table>
      )}
    </div>
  );
}
