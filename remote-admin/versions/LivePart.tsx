import { useId, useState } from 'react';
import type { LivePart as Part, ReleaseOverview } from '@ponte/contract/api-releases';
import { localeTags } from '@ponte/contract/language';
import { useSite } from '@ponte/kit';
import { actionClass, ActionsCell, Cell, DetailsRow } from '../table/Cells';
import { useTexts } from '../texts';
import { Health } from './Health';
import styles from './LivePart.module.css';
import { Moment } from './Moment';
import { OlderBuilds } from './OlderBuilds';
import { usePartName } from './part-name';
import { decidePartState, hasOlderBuilds, type PartState } from './part-state';
import type { RollbackTarget } from './use-rollback';

export interface LivePartProps {
  live: Part;
  releases: ReleaseOverview['releases'];
  /** How many columns the table has. */
  columns: number;
  /** Whether the last of them is for actions: at first, no part has any. */
  hasActions: boolean;
  onRollBack: (target: RollbackTarget) => void;
}

/** One part of the page: what is live, the button of its usual rollback, and below it its older builds once opened. */
export function LivePart({ live, releases, columns, hasActions, onRollBack }: LivePartProps) {
  const t = useTexts<'administration'>();
  const id = useId();
  const targetId = useId();
  const [isOpen, setOpen] = useState(false);
  const { part, build, since, canary } = live;
  const name = usePartName()(part);
  const target = findTarget(live);
  const state = decidePartState(live, releases);

  return (
    <>
      <tr role="row">
        <Cell label={t('admin.versions.part')} className={styles.name} isHeader>
          {name}
          {name !== part && <p className={styles.quiet}>{part}</p>}
        </Cell>
        <Cell label={t('admin.versions.build')} className={styles.build}>
          {build}
        </Cell>
        <Cell label={t('admin.versions.state')}>
          <div>
            <State state={state} />
            {canary && <Canary {...canary} />}
            <Health part={live} />
          </div>
        </Cell>
        <Cell label={t('admin.versions.since')} long>
          <div>
            <Moment at={since.at} />
            <p className={styles.quiet}>{t('admin.versions.releaseBy', { serial: since.serial, by: since.by })}</p>
            <p className={styles.quiet}>{since.why}</p>
          </div>
        </Cell>
        {hasActions && (
          <ActionsCell
            note={
              target && (
                <span id={targetId} className={styles.target}>
                  {t(`admin.versions.rollBack${canary ? 'Keeps' : 'Restores'}`, { build: target.to })}
                </span>
              )
            }
          >
            {target && (
              <button
                type="button"
                className={actionClass('danger')}
                aria-label={t('admin.versions.rollBackNamed', { part: name })}
                aria-describedby={targetId}
                onClick={() => onRollBack(target)}
              >
                {t('admin.versions.rollBack')}
              </button>
            )}
            {hasOlderBuilds(live) && (
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                aria-label={t('admin.versions.olderNamed', { part: name })}
                className={actionClass()}
                onClick={() => setOpen(!isOpen)}
              >
                {t('admin.versions.older')}
              </button>
            )}
          </ActionsCell>
        )}
      </tr>
      {isOpen && (
        <DetailsRow columns={columns}>
          <OlderBuilds id={id} live={live} releases={releases} onRollBack={onRollBack} />
        </DetailsRow>
      )}
    </>
  );
}

function State({ state }: { state: PartState }) {
  const t = useTexts<'administration'>();
  return <span className={`${styles.state} ${styles[state]}`}>{t(`admin.versions.state.${state}`)}</span>;
}

function Canary({ build, share }: { build: string; share: number }) {
  const t = useTexts<'administration'>();
  const { language } = useSite();
  const percent = new Intl.NumberFormat(localeTags[language], { style: 'percent' }).format(share / 100);
  return <p className={styles.quiet}>{t('admin.versions.canary', { share: percent, build })}</p>;
}

/** While a canary runs, a rollback takes it away first. */
function findTarget({ part, build, canary, lastKnownGood }: Part): RollbackTarget | undefined {
  if (canary) return { part, from: canary.build, to: build, endsCanary: true };
  return lastKnownGood === null ? undefined : { part, from: build, to: lastKnownGood };
}
