import { useState } from 'react';
import * as z from 'zod/mini';
import { email as emailSchema } from '@ponte/contract/api';
import { TextField, useUrl } from '@ponte/kit';
import { useSessionEnd } from '../access/session-end';
import { useAccount } from '../account/use-account';
import { useFailureLines } from '../account/use-failure-lines';
import { DoneAlert, FailureAlert } from '../calls/Alerts';
import { useSubmit } from '../calls/use-submit';
import { checkBody, Form, SubmitButton, useProblems } from '../forms/Form';
import { UnsavedGuard } from '../forms/UnsavedGuard';
import { useTexts } from '../texts';
import styles from './ProfilePage.module.css';

const request = z.object({ email: emailSchema });

/** Sends a mail to the new address. The e-mail changes when its link is opened. */
export function EmailChange({ email }: { email: string }) {
  const t = useTexts<'account'>();
  const url = useUrl();
  const callAccount = useAccount();
  const linesOf = useFailureLines();
  const { form, textOf, show, set } = useProblems<'email'>();
  const [typed, setTyped] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const finish = (to: string) => {
    setTyped('');
    setSentTo(to);
  };
  const { busy, failure, submit } = useSubmit(finish, useSessionEnd());

  function send(): void {
    const checked = checkBody(request, { email: typed });
    const isSame = checked.ok && checked.body.email === email;
    show(isSame ? { email: 'email.taken' } : checked.ok ? {} : checked.problems);
    if (!checked.ok || isSame) return;
    setSentTo(undefined);
    const to = checked.body.email;
    const redirectTo = window.location.origin + url('profile');
    void submit(async () => {
      const sent = await callAccount((nhost) => nhost.email.change(to, { redirectTo }));
      return sent.ok ? { ok: true, value: to } : sent;
    });
  }

  return (
    <section className={styles.section}>
      <h2>{t('admin.profile.email')}</h2>
      <p className={styles.current}>{email}</p>
      <Form form={form} onSubmit={send}>
        <TextField
          label={t('admin.profile.newEmail')}
          hint={t('admin.profile.newEmailHint')}
          error={textOf('email')}
          name="email"
          type="email"
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            set('email', undefined);
          }}
        />
        <FailureAlert lines={linesOf(failure, t('admin.profile.emailFailed'))} />
        {sentTo !== undefined && <DoneAlert>{t('admin.profile.emailSent', { email: sentTo })}</DoneAlert>}
        <SubmitButton
          kind="quiet"
          busy={busy}
          label={t('admin.profile.changeEmail')}
          busyLabel={t('admin.forgot.submitting')}
        />
        {typed !== '' && <UnsavedGuard />}
      </Form>
    </section>
  );
}
