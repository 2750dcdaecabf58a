import { useState } from 'react';
import { findPasswordProblem } from '@ponte/contract/password';
import { useSite } from '@ponte/kit';
import { fromNhost } from '../account/nhost-result';
import type { NhostClient } from '../account/open-account';
import { runElevated } from '../account/use-account';
import { useFailureLines } from '../account/use-failure-lines';
import { FailureAlert } from '../calls/Alerts';
import { useSubmit } from '../calls/use-submit';
import { checkRepetition } from '../forms/check-repetition';
import { Form, SubmitButton, useProblems } from '../forms/Form';
import { PasswordField } from '../forms/PasswordField';
import { UnsavedGuard } from '../forms/UnsavedGuard';
import { useTexts } from '../texts';

interface NewPasswordFormProps {
  email: string;
  nhost: NhostClient;
  /** The session of the link ended meanwhile. */
  onExpired: () => void;
  onChanged: () => Promise<void>;
}

export function NewPasswordForm({ email, nhost, onExpired, onChanged }: NewPasswordFormProps) {
  const t = useTexts<'account'>();
  const { language } = useSite();
  const linesOf = useFailureLines();
  const [typed, setTyped] = useState({ senha: '', repeated: '' });
  const { form, textOf, show, set } = useProblems<'senha' | 'repeated'>();
  const { busy, failure, submit } = useSubmit(
    () => undefined,
    (failed) => {
      const hasEnded = failed.kind === 'rejection' && failed.status === 401;
      if (hasEnded) onExpired();
      return hasEnded;
    },
  );

  function send(): void {
    const problem = findPasswordProblem(typed.senha) ?? undefined;
    const repeated = checkRepetition(typed.repeated, typed.senha);
    show({ senha: problem, repeated });
    if (problem || repeated) return;
    void submit(async () => {
      const changed = fromNhost(await runElevated(nhost, ({ password }) => password.change(typed.senha)), language);
      if (changed.ok) await onChanged();
      return changed;
    });
  }

  const bind = (field: 'senha' | 'repeated') => ({
    name: field,
    value: typed[field],
    error: textOf(field),
    required: true,
    autoComplete: 'new-password',
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [field]: target.value });
      set(field, undefined);
    },
  });

  return (
    <>
      <p>{t('admin.forgot.newIntro', { email })}</p>
      <Form form={form} onSubmit={send}>
        {/* Tells password managers which account this is. */}
        <input name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...bind('senha')} label={t('admin.password.new')} hint={t('admin.passwordHint')} />
        <PasswordField {...bind('repeated')} label={t('admin.password.repeat')} />
        <FailureAlert lines={linesOf(failure, t('admin.password.failed'))} />
        <SubmitButton busy={busy} label={t('admin.forgot.newSubmit')} busyLabel={t('admin.forgot.newSubmitting')} />
      </Form>
      {Object.values(typed).some(Boolean) && <UnsavedGuard />}
    </>
  );
}
