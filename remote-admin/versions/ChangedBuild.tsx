import type { LivePart, ReleaseOverview } from '@ponte/contract/api-releases';
import type { PartName } from '@ponte/contract/parts';
import { Moment } from './Moment';
import { isRestored } from './part-state';
import styles from './RollbackDialog.module.css';

interface ChangedBuildProps {
  part: PartName;
  build: string;
  overview: ReleaseOverview;
}

/** A build that a rollback takes away or restores: when it was promoted, by whom and why, unless that is long ago. */
export function ChangedBuild({ part, build, overview }: ChangedBuildProps) {
  const origin = findOrigin(part, build, overview);
  return (
    <dd>
      {build}
      {origin && (
        <p className={styles.quiet}>
          <Moment at={origin.at} />
          {`\u00a0· ${origin.by}`}
          <br />
          {origin.why}
        </p>
      )}
    </dd>
  );
}

/**
 * The listed promotion of a build. If it is no longer listed, the release since which the build is live, but no rollback:
 * its reason is about the build that it took away.
 */
function findOrigin(part: PartName, build: string, overview: ReleaseOverview): LivePart['since'] | undefined {
  const isBuild = (one: { part: PartName; build: string }) => one.part === part && one.build === build;
  const promotion = overview.releases.find(({ action, changed }) => action === 'promote' && changed.some(isBuild));
  const since = overview.parts.find(isBuild)?.since;
  return promotion ?? (since && !isRestored(since, overview.releases) ? since : undefined);
}
