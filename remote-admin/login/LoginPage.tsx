import { loginRequest } from '@ponte/contract/api';
import { Alert, Link, TextField, useLocation, useSite } from '@ponte/kit';
import { createHead, Screen } from '../screen/Screen';
import { keepLogin } from '../access/keep-login';
import { sessionHasEnded } from '../access/session-end';
import { describeFailure, FailureAlert } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useSubmit } from '../calls/use-submit';
import { checkBody, Form, SubmitButton, useProblems } from '../forms/Form';
import { PasswordField } from '../forms/PasswordField';
import { AccountFrame } from '../screen/AccountFrame';
import { useTexts } from '../texts';
import { useRedirectWhenSignedIn } from './after-login';

export const head = createHead('login');

export default function LoginPage() {
  return (
    <Screen>
      <Login />
    </Screen>
  );
}

export function Login() {
  const t = useTexts();
  const { language } = useSite();
  const api = useApi();
  const { state } = useLocation();
  const { form, textOf, show, set } = useProblems<'email' | 'senha'>();
  const { busy, failure, submit } = useSubmit(keepLogin);
  useRedirectWhenSignedIn();

  function logIn(): void {
    // Read the form itself: a password manager may have filled it without an event.
    const typed = Object.fromEntries(new FormData(form.current ?? undefined));
    const checked = checkBody(loginRequest, typed);
    show(checked.ok ? {} : checked.problems);
    if (checked.ok) void submit(() => api.login(checked.body));
  }

  return (
    <AccountFrame title={t('admin.login.title')}>
      {sessionHasEnded(state) && <Alert>{t('admin.login.sessionEnded')}</Alert>}
      <Form form={form} onSubmit={logIn}>
        <TextField
          label={t('admin.login.email')}
          error={textOf('email')}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          onChange={() => set('email', undefined)}
        />
        <PasswordField
          label={t('admin.login.password')}
          error={textOf('senha')}
          name="senha"
          autoComplete="current-password"
          required
          onChange={() => set('senha', undefined)}
        />
        <FailureAlert
          lines={describeFailure(
            failure,
            { noResponse: t('admin.login.noResponse'), otherwise: t('admin.login.failed') },
            language,
          )}
        />
        <SubmitButton busy={busy} label={t('admin.login.submit')} busyLabel={t('admin.login.submitting')} />
      </Form>
      <p>
        <Link to="forgotPassword">{t('admin.login.forgot')}</Link>
      </p>
    </AccountFrame>
  );
}
