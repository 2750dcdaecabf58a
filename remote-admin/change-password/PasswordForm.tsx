import { useState } from 'react';
import { changePasswordRequest } from '@ponte/contract/api';
import { useSession, useSite } from '@ponte/kit';
import { useSessionEnd } from '../access/use-session-end';
import { describeFailure } from '../calls/describe-failure';
import { FailureAlert } from '../calls/FailureAlert';
import { useApi } from '../calls/use-api';
import { useSubmit } from '../calls/use-submit';
import { checkBody } from '../forms/check-body';
import { Form } from '../forms/Form';
import { PasswordField } from '../forms/PasswordField';
import { SubmitButton } from '../forms/SubmitButton';
import { useProblems } from '../forms/use-problems';
import { useTexts } from '../texts';
import { UnsavedGuard } from '../forms/UnsavedGuard';

type Field = 'senha_atual' | 'senha' | 'repeated';
const empty = { senha_atual: '', senha: '', repeated: '' };

interface PasswordFormProps {
  onDone: (answer: { mensagem?: string | undefined }) => void;
}

export function PasswordForm({ onDone }: PasswordFormProps) {
  const t = useTexts();
  const { language } = useSite();
  const api = useApi();
  const session = useSession();
  const [typed, setTyped] = useState(empty);
  const { form, textOf, show, set } = useProblems<Field>();
  const { busy, failure, submit } = useSubmit(onDone, useSessionEnd());

  function send(): void {
    const { repeated, ...body } = typed;
    const checked = checkBody(changePasswordRequest, body);
    const differs = repeated !== body.senha;
    show({ ...(checked.ok ? {} : checked.problems), ...(differs && { repeated: 'senha.mismatch' }) });
    if (checked.ok && !differs) void submit(() => api.changePassword(checked.body));
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
        // Tells password managers whose password changes.
        <input name="username" autoComplete="username" value={session.user.email} readOnly hidden />
      )}
      <PasswordField {...bind('senha_atual')} label={t('admin.password.current')} autoComplete="current-password" />
      <PasswordField
        {...bind('senha')}
        label={t('admin.password.new')}
        hint={t('admin.form.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField {...bind('repeated')} label={t('admin.password.repeat')} autoComplete="new-password" />
      <FailureAlert
        lines={describeFailure(
          failure,
          { noAnswer: t('admin.noAnswer'), otherwise: t('admin.password.failed') },
          language,
        )}
      />
      <SubmitButton busy={busy} label={t('admin.password.submit')} busyLabel={t('admin.password.submitting')} />
      {Object.values(typed).some(Boolean) && <UnsavedGuard />}
    </Form>
  );
}
