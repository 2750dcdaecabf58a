import type { LivePart } from '@ponte/contract/api-releases';
import type { PublishedBuild } from '@ponte/contract/release-summary';
import { useSite } from '@ponte/kit';
import { describeFailure, LoadFailure, LoadStatus } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';
import { actionClass, ActionsCell, Cell, Table } from '../table/Table';
import { useTexts, type TextKey } from '../texts';
import { usePartName } from './part-name';
import type { RollbackTarget } from './use-rollback';
import styles from './LivePart.module.css';
import { Moment } from './Moment';

interface OlderBuildsProps {
  id: string;
  live: LivePart;
  onRollBack: (target: RollbackTarget) => void;
}

const columns = ['build', 'published', 'lastLive', 'state', 'actions'] as const;

/** Every other build of a part, and whether it can be gone back to. Fetched again when another build becomes live. */
export function OlderBuilds({ id, live, onRollBack }: OlderBuildsProps) {
  const t = useTexts();
  const { language } = useSite();
  const api = useApi();
  const { part, build: liveBuild, canary } = live;
  const label = t('admin.versions.olderNamed', { part: usePartName()(part) });
  const { load, retry } = useLoad(`${part}/${liveBuild}/${canary?.build}`, (signal) => api.fetchBuilds(part, signal));
  const builds = load.state === 'ready' ? load.value.builds.filter(({ state }) => state !== 'live') : undefined;

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
          rows={builds}
          skeletonRows={1}
        >
          {(one) => <OlderBuildRow key={one.build} live={live} older={one} onRollBack={onRollBack} />}
        </Table>
      )}
    </div>
  );
}

const states: Readonly<Record<string, TextKey>> = {
  canary: 'admin.versions.state.canary',
  withdrawn: 'admin.versions.state.withdrawn',
  incompatible: 'admin.versions.state.incompatible',
  compatible: 'admin.versions.state.compatible',
};

interface OlderBuildRowProps {
  live: LivePart;
  older: PublishedBuild;
  onRollBack: (target: RollbackTarget) => void;
}

function OlderBuildRow({ live, older, onRollBack }: OlderBuildRowProps) {
  const t = useTexts();
  const name = usePartName()(live.part);
  const { build, state, lastLive, lastKnownGood } = older;
  const text = lastKnownGood ? 'admin.versions.lastGood' : states[state];
  const target = { part: live.part, from: live.build, to: build };
  // A build that was never live is promoted, with its own command.
  const canGoBack = state === 'compatible' && lastLive !== null;

  return (
    <tr role="row">
      <Cell label={t('admin.versions.build')} className={styles.build}>
        {build}
      </Cell>
      <Cell label={t('admin.versions.published')}>
        <Moment at={older.publishedAt} />
      </Cell>
      <Cell label={t('admin.versions.lastLive')}>
        {lastLive === null ? t('admin.versions.never') : t('admin.versions.release', { serial: lastLive })}
      </Cell>
      <Cell label={t('admin.versions.state')} long>
        <div>
          <span className={styles[state === 'compatible' ? 'compatible' : 'unavailable']}>
            {text ? t(text) : state}
          </span>
          {older.reasons.map((reason) => (
            <p key={reason} lang="en" className={styles.quiet}>
              {reason}
            </p>
          ))}
        </div>
      </Cell>
      <ActionsCell>
        {canGoBack && (
          <button
            type="button"
            className={actionClass('danger')}
            aria-label={t('admin.versions.rollBackToNamed', { part: name, build })}
            onClick={() => onRollBack(target)}
          >
            {t('admin.versions.rollBackTo')}
          </button>
        )}
      </ActionsCell>
    </tr>
  );
}
