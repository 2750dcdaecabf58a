import { useEffect, useState } from 'react';
import type { LivePart, ReleaseOverview } from '@ponte/contract/api-releases';
import { Button, useSite } from '@ponte/kit';
import { describeFailure, LoadFailure, LoadStatus } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { Table } from '../table/Table';
import { useTexts } from '../texts';
import { OlderBuild } from './OlderBuild';
import { usePartName } from './part-name';
import type { RollbackTarget } from './use-rollback';
import styles from './LivePart.module.css';

interface OlderBuildsProps {
  id: string;
  live: LivePart;
  /** The newest releases: while the list loads, the page has about the height that it will have. */
  releases: ReleaseOverview['releases'];
  onRollBack: (target: RollbackTarget) => void;
}

const columns = ['build', 'published', 'lastLive', 'state', 'actions'] as const;

/** A rollback further back is rare. The last known good one is among them, however old it is. */
const shownAtFirst = 5;

/** Every other build of a part, and whether it can be gone back to. Fetched again when another build becomes live. */
export function OlderBuilds({ id, live, releases, onRollBack }: OlderBuildsProps) {
  const t = useTexts<'administration'>();
  const { language } = useSite();
  const api = useApi();
  const { part, build: liveBuild, canary } = live;
  const label = t('admin.versions.olderNamed', { part: usePartName()(part) });
  const { load, retry } = useLoad(`${part}/${liveBuild}/${canary?.build}`, (signal) => api.fetchBuilds(part, signal));
  const builds = load.state === 'ready' ? load.value.builds.filter(({ state }) => state !== 'live') : undefined;

  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? builds : builds?.filter((one, at) => at < shownAtFirst || one.lastKnownGood);

  // It would open below the window, on phones behind the bar at the bottom.
  useEffect(() => {
    const opener = document.querySelector(`[aria-controls="${id}"]`);
    if (opener && opener.getBoundingClientRect().top > innerHeight / 2) opener.scrollIntoView();
  }, [id]);

  return (
    <div id={id} className={styles.older}>
      <LoadStatus load={load} ready={label} />
      {load.state === 'failed' && (
        <LoadFailure
          lines={describeFailure(
            load.failure,
            {
              noResponse: t('admin.noResponse'),
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
          rows={shown}
          isNarrow
          className={styles.olderBuilds}
          skeletonRows={Math.max(1, Math.min(shownAtFirst, countOlder(live, releases)))}
        >
          {(one) => <OlderBuild key={one.build} live={live} older={one} onRollBack={onRollBack} />}
        </Table>
      )}
      {builds && builds.length > shownAtFirst && (
        <Button className={styles.more} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('admin.versions.fewer') : t('admin.versions.allBuilds', { total: builds.length })}
        </Button>
      )}
    </div>
  );
}

/** How many other builds of the part the newest releases name. */
function countOlder({ part, build }: LivePart, releases: ReleaseOverview['releases']): number {
  const others = releases.flatMap(({ changed }) => changed).filter((one) => one.part === part && one.build !== build);
  return new Set(others.map((one) => one.build)).size;
}
