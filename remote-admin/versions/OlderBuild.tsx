import type { LivePart } from '@ponte/contract/api-releases';
import type { PublishedBuild } from '@ponte/contract/release-summary';
import { actionClass, ActionsCell, Cell } from '../table/Cells';
import { useTexts, type TextKey } from '../texts';
import styles from './LivePart.module.css';
import { Moment } from './Moment';
import { usePartName } from './part-name';
import { Reasons } from './Reasons';
import type { RollbackTarget } from './use-rollback';

const states: Readonly<Record<string, TextKey<'administration'>>> = {
  canary: 'admin.versions.state.canary',
  withdrawn: 'admin.versions.state.withdrawn',
  incompatible: 'admin.versions.state.incompatible',
  compatible: 'admin.versions.state.compatible',
};

interface OlderBuildProps {
  live: LivePart;
  older: PublishedBuild;
  onRollBack: (target: RollbackTarget) => void;
}

/** One of them: when it was live, its state with the reasons, and the button that goes back to it if that can be done. */
export function OlderBuild({ live, older, onRollBack }: OlderBuildProps) {
  const t = useTexts<'administration'>();
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
          <span className={`${styles.state} ${styles[lastKnownGood ? 'stable' : state] ?? styles.unavailable}`}>
            {text ? t(text) : state}
          </span>
          <Reasons withdrawn={older.withdrawn} reasons={older.reasons} />
        </div>
      </Cell>
      <ActionsCell>
        {canGoBack && (
          <button
            type="button"
            className={actionClass()}
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
