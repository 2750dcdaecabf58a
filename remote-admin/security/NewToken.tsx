import { useRef, useState } from 'react';
import type { PersonalAccessToken } from '@ponte/kit/nhost/credentials';
import { TextField } from '@ponte/kit';
import { SelectField } from '@ponte/kit/ui/SelectField';
import { useAccount } from '../account/use-account';
import { useFailureLines } from '../account/use-failure-lines';
import { useSessionEnd } from '../access/session-end';
import { DoneAlert, FailureAlert } from '../calls/Alerts';
import { useSubmit } from '../calls/use-submit';
import { Form, SubmitButton } from '../forms/Form';
import { useTexts } from '../texts';
import { CopyButton } from './CopyButton';
import styles from './SecurityPage.module.css';

/** Days until a token expires. */
const lifetimes = [30, 90, 365] as const;
const dayMs = 86_400_000;

interface Created extends PersonalAccessToken {
  readonly value: string;
}

/** Creates a token, and shows it this one time. */
export function NewToken({ onCreated }: { onCreated: (token: PersonalAccessToken) => void }) {
  const t = useTexts<'account'>();
  const linesOf = useFailureLines();
  const callAccount = useAccount();
  const form = useRef<HTMLFormElement>(null);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [shown, setShown] = useState<string>();
  const { busy, failure, submit } = useSubmit<Created>(({ value, ...token }) => {
    form.current?.reset();
    setShown(value);
    onCreated(token);
  }, useSessionEnd());

  function create(): void {
    const typed = new FormData(form.current ?? undefined);
    const name = String(typed.get('name')).trim();
    setIsNameMissing(name === '');
    if (name === '') {
      form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
      return;
    }
    const now = Date.now();
    const expires = new Date(now + Number(typed.get('days')) * dayMs);
    setShown(undefined);
    void submit(() =>
      callAccount(async (nhost) => {
        const metadata = { name };
        const created = await nhost.personalAccessTokens.create(expires, metadata);
        if (!created.ok) return created;
        const { id, personalAccessToken: value } = created.value ?? {};
        if (!id || !value) return { ok: false, error: { code: 'invalid-response', status: 1, message: 'no token' } };
        const dates = { createdAt: new Date(now).toISOString(), expiresAt: expires.toISOString() };
        return { ok: true, value: { id, value, metadata, ...dates } };
      }),
    );
  }

  return (
    <>
      {shown !== undefined && (
        <>
          <DoneAlert>{t('admin.security.tokens.created')}</DoneAlert>
          <dl className={styles.secret}>
            <dt>{t('admin.security.tokens.value')}</dt>
            <dd>
              <code>{shown}</code>
            </dd>
          </dl>
          <CopyButton text={shown} />
        </>
      )}
      <Form form={form} onSubmit={create}>
        <TextField
          label={t('admin.security.tokens.name')}
          error={isNameMissing && t('admin.security.tokens.nameRequired')}
          name="name"
          maxLength={60}
          autoComplete="off"
          onChange={() => setIsNameMissing(false)}
        />
        <SelectField label={t('admin.security.tokens.lifetime')} name="days" defaultValue={lifetimes[1]}>
          {lifetimes.map((days) => (
            <option key={days} value={days}>
              {t('admin.security.tokens.days', { days })}
            </option>
          ))}
        </SelectField>
        <FailureAlert lines={linesOf(failure, t('admin.security.tokens.createFailed'))} />
        <SubmitButton
          busy={busy}
          label={t('admin.security.tokens.create')}
          busyLabel={t('admin.security.tokens.creating')}
        />
      </Form>
    </>
  );
}
