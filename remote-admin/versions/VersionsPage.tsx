import { useState } from 'react';
import { localeTags } from '@ponte/contract/language';
import { Button, useSite, VisuallyHidden } from '@ponte/kit';
import { createHead, Screen } from '../screen/Screen';
import { SignedInFrame } from '../screen/SignedInFrame';
import { useTexts } from '../texts';
import { RollbackDialog } from './RollbackDialog';
import { completeOutcome, useRollback, type Outcome } from './use-rollback';
import { useReleases } from './use-releases';
import styles from './VersionsPage.module.css';
import { Verdict } from './Verdict';
import { VersionsContent } from './VersionsContent';
import { DoneAlert } from '../calls/Alerts';
import { usePartName } from './part-name';

export const head = createHead('versions');

export default function VersionsPage() {
  return (
    <Screen needs="admin" area="administration">
      <Versions />
    </Screen>
  );
}

/** How often what is live is fetched again, in milliseconds: usually, and while a rollback is under way. */
const calmMs = 30_000;
const underWayMs = 5_000;

export function Versions() {
  const t = useTexts<'administration'>();
  const { language } = useSite();
  const [everyMs, setEveryMs] = useState<number | undefined>(calmMs);
  const [byHand, setByHand] = useState(false);
  const { overview, failure, isLoading, refresh } = useReleases(everyMs);
  const rollback = useRollback(refresh);
  const outcome = rollback.outcome && completeOutcome(rollback.outcome, overview);
  const isUnderWay = outcome !== undefined && outcome.serial === undefined;
  // Not while a person decides in the dialog.
  const wantedMs = rollback.target ? undefined : isUnderWay ? underWayMs : calmMs;
  if (everyMs !== wantedMs) setEveryMs(wantedMs);

  const time = overview && new Intl.DateTimeFormat(localeTags[language], { timeStyle: 'medium' }).format(overview.at);
  const refreshed = time && t('admin.versions.refreshed', { time });
  const refreshByHand = () => {
    setByHand(true);
    if (!isLoading) refresh();
  };
  const refreshButton = (
    <div className={styles.refresh}>
      <span aria-hidden="true">{refreshed}</span>
      <VisuallyHidden>
        <span role="status">{byHand && !isLoading && refreshed}</span>
      </VisuallyHidden>
      <Button aria-disabled={isLoading} onClick={refreshByHand}>
        {t(isLoading && byHand ? 'admin.versions.refreshing' : 'admin.versions.refresh')}
      </Button>
    </div>
  );

  return (
    <SignedInFrame section="versions" title={t('admin.versions.title')} action={refreshButton}>
      <Verdict overview={overview} />
      {outcome && <RollbackNotice outcome={outcome} />}
      <VersionsContent overview={overview} failure={failure} onRetry={refreshByHand} onRollBack={rollback.ask} />
      {rollback.target && overview && (
        <RollbackDialog
          target={rollback.target}
          overview={overview}
          busy={rollback.busy}
          failure={rollback.failure}
          onConfirm={rollback.confirm}
          onCancel={rollback.cancel}
        />
      )}
    </SignedInFrame>
  );
}

/** The parts that this page is made of. */
const ownParts: readonly string[] = ['shell', 'remote-admin'];

/** Says that a rollback worked, or that it continues. */
function RollbackNotice({ outcome }: { outcome: Outcome }) {
  const t = useTexts<'administration'>();
  const nameOf = usePartName();
  const { to: build, serial } = outcome;
  const part = nameOf(outcome.part);

  return (
    <DoneAlert>
      {serial === undefined
        ? t('admin.versions.underWay', { part })
        : t('admin.versions.done', { part, build, serial })}
      {serial !== undefined && ownParts.includes(outcome.part) && (
        <div className={styles.ownPage}>
          <p>{t('admin.versions.ownPage')}</p>
          <Button kind="primary" onClick={() => window.location.reload()}>
            {t('admin.versions.reload')}
          </Button>
        </div>
      )}
    </DoneAlert>
  );
}
