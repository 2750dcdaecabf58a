import { useState } from 'react';
import { Button, Dialog } from '@ponte/kit';
import type { AccountCall } from '../account/use-account';
import { useAccount } from '../account/use-account';
import { useFailureLines } from '../account/use-failure-lines';
import { useSessionEnd } from '../access/session-end';
import { DoneAlert, FailureAlert } from '../calls/Alerts';
import { useSubmit } from '../calls/use-submit';
import { useTexts } from '../texts';
import styles from './SecurityPage.module.css';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
}

interface RemovableListProps {
  group: 'keys' | 'tokens' | 'providers';
  items: readonly Item[];
  remove: (id: string) => AccountCall<unknown>;
  onRemoved: (id: string) => void;
}

/** Keys, tokens or linked accounts, each with a button that removes it after a confirmation. */
export function RemovableList({ group, items, remove, onRemoved }: RemovableListProps) {
  const t = useTexts<'account'>();
  const linesOf = useFailureLines();
  const callAccount = useAccount();
  const endSession = useSessionEnd();
  const [candidate, setCandidate] = useState<Item>();
  const [isRemoved, setIsRemoved] = useState(false);

  function finish(): void {
    if (candidate) onRemoved(candidate.id);
    setCandidate(undefined);
    setIsRemoved(true);
  }

  const { busy, failure, submit, forget } = useSubmit<unknown>(finish, (found) => {
    if (endSession(found)) return true;
    // Another window has removed it.
    const isGone = found.kind === 'rejection' && found.codigo === 'not-found';
    if (isGone) finish();
    return isGone;
  });
  const cancel = () => !busy && setCandidate(undefined);

  function ask(item: Item): void {
    forget();
    setIsRemoved(false);
    setCandidate(item);
  }

  return (
    <>
      {isRemoved && <DoneAlert>{t(`admin.security.${group}.removed`)}</DoneAlert>}
      {items.length === 0 && <p className={styles.note}>{t(`admin.security.${group}.none`)}</p>}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id}>
              <span>
                <span className={styles.name}>{item.name}</span>
                {item.detail && <span className={styles.note}>{item.detail}</span>}
              </span>
              <Button
                aria-label={t(`admin.security.${group}.removeNamed`, { name: item.name })}
                onClick={() => ask(item)}
              >
                {t(`admin.security.${group}.remove`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {candidate && (
        <Dialog
          title={t(`admin.security.${group}.removeTitle`, { name: candidate.name })}
          onClose={cancel}
          actions={
            <>
              <Button aria-disabled={busy} onClick={cancel}>
                {t('admin.security.cancel')}
              </Button>
              <Button
                kind="danger"
                aria-disabled={busy}
                onClick={() => void submit(() => callAccount(remove(candidate.id)))}
              >
                {t(`admin.security.${group}.${busy ? 'removing' : 'remove'}`)}
              </Button>
            </>
          }
        >
          <p>{t(`admin.security.${group}.removeText`)}</p>
          <FailureAlert lines={linesOf(failure, t(`admin.security.${group}.removeFailed`))} />
        </Dialog>
      )}
    </>
  );
}
