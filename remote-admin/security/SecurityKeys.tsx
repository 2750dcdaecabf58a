import { useRef, useState } from 'react';
import type { SecurityKey } from '@ponte/kit/nhost/credentials';
import { TextField } from '@ponte/kit';
import { useAccount } from '../account/use-account';
import { useFailureLines } from '../account/use-failure-lines';
import { useSessionEnd } from '../access/session-end';
import type { Failure } from '../api/call';
import { DoneAlert, FailureAlert } from '../calls/Alerts';
import { useSubmit } from '../calls/use-submit';
import { Form, SubmitButton } from '../forms/Form';
import { useTexts, type TextKey } from '../texts';
import { RemovableList } from './RemovableList';
import styles from './SecurityPage.module.css';

interface SecurityKeysProps {
  keys: readonly SecurityKey[];
  onChange: (keys: readonly SecurityKey[]) => void;
}

/** The browser's names of what can go wrong with a key. */
const texts: Readonly<Record<string, TextKey<'account'>>> = {
  NotAllowedError: 'admin.security.keys.cancelled',
  InvalidStateError: 'admin.security.keys.known',
};

/** Lists, adds and removes the keys that sign the person in without the password. */
export function SecurityKeys({ keys, onChange }: SecurityKeysProps) {
  const t = useTexts<'account'>();
  const form = useRef<HTMLFormElement>(null);
  const linesOf = useFailureLines();
  const callAccount = useAccount();
  const [isAdded, setIsAdded] = useState(false);
  const { busy, failure, submit } = useSubmit<SecurityKey | undefined>((key) => {
    form.current?.reset();
    setIsAdded(true);
    if (key) onChange([...keys, key]);
  }, useSessionEnd());

  function add(): void {
    const name = String(new FormData(form.current ?? undefined).get('name')).trim();
    setIsAdded(false);
    void submit(() =>
      callAccount(async (nhost) => {
        const added = await nhost.securityKeys.add(name || undefined);
        return added.ok ? { ok: true, value: added.value && toKey(added.value) } : added;
      }),
    );
  }

  const known = textOfKeyError(failure);
  return (
    <section className={styles.section} aria-labelledby="security-keys">
      <h2 id="security-keys">{t('admin.security.keys.title')}</h2>
      <p>{t('admin.security.keys.intro')}</p>
      <RemovableList
        group="keys"
        items={keys.map(({ id, nickname }) => ({ id, name: nickname || t('admin.security.keys.unnamed') }))}
        remove={(id) => (nhost) => nhost.securityKeys.remove(id)}
        onRemoved={(id) => onChange(keys.filter((key) => key.id !== id))}
      />
      {isAdded && <DoneAlert>{t('admin.security.keys.added')}</DoneAlert>}
      {'PublicKeyCredential' in window ? (
        <Form form={form} onSubmit={add}>
          <TextField
            label={t('admin.security.keys.name')}
            hint={t('admin.security.keys.nameHint')}
            name="name"
            maxLength={60}
            autoComplete="off"
          />
          <FailureAlert lines={known ? [t(known)] : linesOf(failure, t('admin.security.keys.addFailed'))} />
          <SubmitButton busy={busy} label={t('admin.security.keys.add')} busyLabel={t('admin.security.keys.adding')} />
        </Form>
      ) : (
        <p className={styles.note}>{t('admin.security.keys.unsupported')}</p>
      )}
    </section>
  );
}

function textOfKeyError(failure: Failure | undefined): TextKey<'account'> | undefined {
  return failure?.kind === 'rejection' && failure.codigo ? texts[failure.codigo] : undefined;
}

const toKey = ({ id, nickname }: { id: string; nickname?: string | null }): SecurityKey => ({
  id,
  nickname: nickname ?? null,
});
