import { useEffectEvent, useLayoutEffect } from 'react';
import { Button } from '@ponte/kit';
import type { Result as NhostResult } from '@ponte/kit/nhost/result';
import type { NhostClient } from '../account/open-account';
import { useAccount } from '../account/use-account';
import { useFailureLines } from '../account/use-failure-lines';
import type { Failure } from '../api/call';
import { FailureAlert } from '../calls/Alerts';
import { useSubmit } from '../calls/use-submit';
import { checkBody, Form, SubmitButton, useProblems } from '../forms/Form';
import { OtpField, otpForm } from '../forms/OtpField';
import { useTexts } from '../texts';

export interface CodeFormProps {
  intro: string;
  label: string;
  busyLabel: string;
  /** For a failure that has no text of its own. */
  otherwise: string;
  call: (nhost: NhostClient, code: string) => Promise<NhostResult<unknown>>;
  /** Returns true for a failure that it handles. */
  onFailure: (failure: Failure) => boolean;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for the code of the authenticator app, and makes a call with it. */
export function CodeForm({ intro, label, busyLabel, otherwise, call, onFailure, onDone, onCancel }: CodeFormProps) {
  const t = useTexts<'account'>();
  const linesOf = useFailureLines();
  const callAccount = useAccount();
  const { form, textOf, show, set } = useProblems<'otp'>();
  const field = () => form.current?.querySelector<HTMLInputElement>('[name=otp]');
  const { busy, failure, submit } = useSubmit<unknown>(onDone, (found) => {
    const isWrong = found.kind === 'rejection' && found.codigo === 'invalid-totp';
    if (!isWrong) return onFailure(found);
    const wrong = field();
    if (wrong) wrong.value = '';
    show({ otp: 'otp.wrong' });
    return true;
  });

  const focusField = useEffectEvent(() => field()?.focus());
  useLayoutEffect(() => focusField(), []);

  function send(): void {
    const checked = checkBody(otpForm, Object.fromEntries(new FormData(form.current ?? undefined)));
    show(checked.ok ? {} : checked.problems);
    if (checked.ok) void submit(() => callAccount((nhost) => call(nhost, checked.body.otp)));
  }

  return (
    <Form form={form} onSubmit={send}>
      <p>{intro}</p>
      <OtpField error={textOf('otp')} onChange={() => set('otp', undefined)} />
      <FailureAlert lines={linesOf(failure, otherwise)} />
      <SubmitButton busy={busy} label={label} busyLabel={busyLabel} />
      <Button onClick={onCancel}>{t('admin.security.cancel')}</Button>
    </Form>
  );
}
