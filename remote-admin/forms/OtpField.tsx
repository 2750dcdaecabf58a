import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { otp } from '@ponte/contract/api';
import { TextField } from '@ponte/kit';
import { useTexts } from '../texts';

/** What a form with this field is checked with. */
export const otpForm = z.object({ otp });

interface OtpFieldProps {
  error: ReactNode;
  onChange: () => void;
}

/** The six digits of an authenticator app. The form reads it by its name, `otp`. */
export function OtpField({ error, onChange }: OtpFieldProps) {
  const t = useTexts();
  return (
    <TextField
      label={t('admin.otp.label')}
      hint={t('admin.otp.hint')}
      error={error}
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      required
      onChange={onChange}
    />
  );
}
