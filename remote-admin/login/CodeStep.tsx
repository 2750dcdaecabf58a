import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { LoginRequest } from '@ponte/contract/api';
import { wrongOtp, type LoginResponse } from '@ponte/contract/api-responses';
import { Button, useSite } from '@ponte/kit';
import type { Failure, Result } from '../api/call';
import { describeFailure, FailureAlert } from '../calls/Alerts';
import { useApi } from '../calls/use-api';
import { useSubmit } from '../calls/use-submit';
import { checkBody, Form, SubmitButton, useProblems } from '../forms/Form';
import { OtpField, otpForm } from '../forms/OtpField';
import { useTexts } from '../texts';
import styles from './CodeStep.module.css';
import { findTicket } from './ticket';

interface CodeStepProps {
  credentials: LoginRequest;
  ticket: string;
  onSignedIn: (response: LoginResponse) => void;
  /** To the password, which has to be typed again. */
  onBack: (failure?: Failure) => void;
}

/** Asks for the code of the authenticator app. */
export function CodeStep({ credentials, ticket, onSignedIn, onBack }: CodeStepProps) {
  const t = useTexts();
  const { language } = useSite();
  const api = useApi();
  /** Each ticket is good for one try; a wrong code needs another one. */
  const ticketLeft = useRef<string | undefined>(ticket);
  const { form, textOf, show, set } = useProblems<'otp'>();
  const { busy, failure, submit } = useSubmit(onSignedIn, handleFailure);

  const field = () => form.current?.querySelector<HTMLInputElement>('[name=otp]');
  const focusField = useEffectEvent(() => field()?.focus());
  useLayoutEffect(() => focusField(), []);

  function handleFailure(found: Failure): boolean {
    if (found.kind !== 'rejection' || found.status !== 401) return false;
    if (found.codigo === wrongOtp) {
      const wrong = field();
      if (wrong) wrong.value = '';
      show({ otp: 'otp.wrong' });
    } else {
      onBack(found);
    }
    return true;
  }

  async function logIn(code: string): Promise<Result<LoginResponse>> {
    if (ticketLeft.current === undefined) {
      const again = await api.login(credentials);
      const next = again.ok ? undefined : findTicket(again.failure);
      if (next === undefined) return again;
      ticketLeft.current = next;
    }
    const result = await api.loginWithCode({ ticket: ticketLeft.current, otp: code });
    if (!result.ok && result.failure.kind === 'rejection' && result.failure.codigo) ticketLeft.current = undefined;
    return result;
  }

  function send(): void {
    const checked = checkBody(otpForm, Object.fromEntries(new FormData(form.current ?? undefined)));
    show(checked.ok ? {} : checked.problems);
    if (checked.ok) void submit(() => logIn(checked.body.otp));
  }

  const isThrottled = failure?.kind === 'rejection' && failure.status === 429;
  const lines = isThrottled
    ? [t('admin.login.code.tooMany')]
    : describeFailure(
        failure,
        { noResponse: t('admin.login.noResponse'), otherwise: t('admin.login.failed') },
        language,
      );

  return (
    <>
      <p>{t('admin.login.code.intro', { email: credentials.email })}</p>
      <Form form={form} onSubmit={send}>
        <OtpField error={textOf('otp')} onChange={() => set('otp', undefined)} />
        <FailureAlert lines={lines} />
        <SubmitButton busy={busy} label={t('admin.login.submit')} busyLabel={t('admin.login.submitting')} />
      </Form>
      <p className={styles.lost}>{t('admin.login.code.lost')}</p>
      <p>
        <Button onClick={() => onBack()}>{t('admin.login.code.back')}</Button>
      </p>
    </>
  );
}
