import { useLayoutEffect, useRef, useState } from 'react';
import { loginRequest, type LoginRequest } from '@ponte/contract/api';
import type { LoginResponse } from '@ponte/contract/api-responses';
import { Alert, Link, TextField } from '@ponte/kit';
import { useFailureLines } from '../account/use-failure-lines';
import type { Failure } from '../api/call';
import { FailureAlert } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useSubmit } from '../calls/use-submit';
import { checkBody, Form, SubmitButton, useProblems } from '../forms/Form';
import { PasswordField } from '../forms/PasswordField';
import { useTexts } from '../texts';
import { OtherWays } from './OtherWays';
import { findTicket } from './ticket';
import { useLoginMethods } from './use-login-methods';

interface PasswordStepProps {
  /** Typed before a step that led back here. */
  email?: string | undefined;
  /** Why another step led here. */
  failure?: Failure | undefined;
  /** The person came by a link that does not work anymore. */
  linkExpired: boolean;
  onSignedIn: (response: LoginResponse) => void;
  onCodeNeeded: (credentials: LoginRequest, ticket: string) => void;
}

export function PasswordStep({ email, failure: earlier, linkExpired, onSignedIn, onCodeNeeded }: PasswordStepProps) {
  const t = useTexts();
  const linesOf = useFailureLines();
  const methods = useLoginMethods();
  const api = useApi();
  const [led, setLed] = useState(earlier);
  const sent = useRef<LoginRequest>(undefined);
  const { form, textOf, show, set } = useProblems<'email' | 'senha'>();
  const { busy, failure, submit } = useSubmit(onSignedIn, (found) => {
    const ticket = findTicket(found);
    if (ticket && sent.current) onCodeNeeded(sent.current, ticket);
    return ticket !== undefined;
  });

  useLayoutEffect(() => {
    if (email !== undefined) form.current?.querySelector<HTMLElement>('[name=senha]')?.focus();
  }, [email, form]);

  function logIn(): void {
    // Read the form itself: a password manager may have filled it without an event.
    const typed = Object.fromEntries(new FormData(form.current ?? undefined));
    const checked = checkBody(loginRequest, typed);
    show(checked.ok ? {} : checked.problems);
    if (!checked.ok) return;
    setLed(undefined);
    sent.current = checked.body;
    void submit(() => api.login(checked.body));
  }

  return (
    <>
      {linkExpired && (
        <Alert problem>
          {t('admin.login.linkExpired')}{' '}
          {!methods?.emailLink && <Link to="forgotPassword">{t('admin.login.newLink')}</Link>}
        </Alert>
      )}
      <Form form={form} onSubmit={logIn}>
        <TextField
          label={t('admin.login.email')}
          error={textOf('email')}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
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
        <FailureAlert lines={linesOf(failure ?? led, t('admin.login.failed'), t('admin.login.noResponse'))} />
        <SubmitButton busy={busy} label={t('admin.login.submit')} busyLabel={t('admin.login.submitting')} />
      </Form>
      <p>
        <Link to="forgotPassword">{t('admin.login.forgot')}</Link>
      </p>
      <OtherWays
        methods={methods}
        readEmail={() => String(new FormData(form.current ?? undefined).get('email') ?? '').trim()}
      />
    </>
  );
}
