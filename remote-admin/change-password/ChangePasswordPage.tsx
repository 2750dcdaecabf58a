import { useState } from 'react';
import type { Language } from '@ponte/contract/language';
import { buttonClass, Link, useSite, useSession } from '@ponte/kit';
import { changePasswordRequest } from '@ponte/contract/api';
import { createHead, Screen } from '../screen/Screen';
import { DoneAlert, describeFailure, FailureAlert } from '../calls/Alerts';
import { AccountFrame } from '../screen/AccountFrame';
import { useTexts } from '../texts';
import { useSessionEnd } from '../access/session-end';
import { useApi } from '../calls/use-api';
import { useSubmit } from '../calls/use-submit';
import { checkRepetition } from '../forms/check-repetition';
import { checkBody, Form, SubmitButton, useProblems } from '../forms/Form';
import { PasswordField } from '../forms/PasswordField';
import { UnsavedGuard } from '../forms/UnsavedGuard';

export const head = createHead('password');

export default function ChangePasswordPage() {
  return (
    <Screen needs="session" area="account">
      <ChangePassword />
    </Screen>
  );
}

export function ChangePassword() {
  const t = useTexts<'account'>();
  const { language } = useSite();
  const [done, setDone] = useState<{ mensagem: string | undefined; language: Language }>();

  return (
    <AccountFrame section="changePassword" title={t('admin.password.title')}>
      {done ? (
        <>
          <DoneAlert>{(done.language === language && done.mensagem) || t('admin.password.done')}</DoneAlert>
          <p>
            <Link to="profile" className={buttonClass('primary')}>
              {t('admin.profile.title')}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p>{t('admin.password.intro')}</p>
          <PasswordForm onDone={({ mensagem }) => setDone({ mensagem, language })} />
          <p>
            <Link to="forgotPassword">{t('admin.password.forgot')}</Link>
          </p>
        </>
      )}
    </AccountFrame>
  );
}

type Field = 'senha_atual' | 'senha' | 'repeated';
const empty = { senha_atual: '', senha: '', repeated: '' };

interface PasswordFormProps {
  onDone: (response: { mensagem?: string | undefined }) => void;
}

function PasswordForm({ onDone }: PasswordFormProps) {
  const t = useTexts<'account'>();
  const { language } = useSite();
  const api = useApi();
  const session = useSession();
  const [typed, setTyped] = useState(empty);
  const { form, textOf, show, set } = useProblems<Field>();
  const { busy, failure, submit } = useSubmit(onDone, useSessionEnd());

  function send(): void {
    const { repeated, ...body } = typed;
    const checked = checkBody(changePasswordRequest, body);
    const repetition = checkRepetition(repeated, body.senha);
    show({ ...(checked.ok ? {} : checked.problems), ...(repetition && { repeated: repetition }) });
    if (checked.ok && !repetition) void submit(() => api.changePassword(checked.body));
  }

  const bind = (field: Field) => ({
    name: field,
    value: typed[field],
    error: textOf(field),
    required: true,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped({ ...typed, [field]: target.value });
      set(field, undefined);
    },
  });

  return (
    <Form form={form} onSubmit={send}>
      {session.state === 'signedIn' && (
        // Tells password managers which account this is.
        <input name="username" autoComplete="username" value={session.user.email} readOnly hidden />
      )}
      <PasswordField {...bind('senha_atual')} label={t('admin.password.current')} autoComplete="current-password" />
      <PasswordField
        {...bind('senha')}
        label={t('admin.password.new')}
        hint={t('admin.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField {...bind('repeated')} label={t('admin.password.repeat')} autoComplete="new-password" />
      <FailureAlert
        lines={describeFailure(
          failure,
          { noResponse: t('admin.noResponse'), otherwise: t('admin.password.failed') },
          language,
        )}
      />
      <SubmitButton busy={busy} label={t('admin.password.submit')} busyLabel={t('admin.password.submitting')} />
      {Object.values(typed).some(Boolean) && <UnsavedGuard />}
    </Form>
  );
}
