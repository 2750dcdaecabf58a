import { useState } from 'react';
import type { LoginRequest } from '@ponte/contract/api';
import { Alert, useLocation } from '@ponte/kit';
import type { Failure } from '../api/call';
import { createHead, Screen } from '../screen/Screen';
import { keepLogin } from '../access/keep-login';
import { sessionHasEnded } from '../access/session-end';
import { EntryFrame } from '../screen/EntryFrame';
import { ScreenSkeleton } from '../screen/ScreenSkeleton';
import { useTexts } from '../texts';
import { useRedirectWhenSignedIn } from './after-login';
import { CodeStep } from './CodeStep';
import { PasswordStep } from './PasswordStep';
import { useEntryByLink } from './use-entry-by-link';

export const head = createHead('login');

export default function LoginPage() {
  return (
    <Screen>
      <Login />
    </Screen>
  );
}

type Step =
  | { readonly name: 'password'; readonly email?: string; readonly failure?: Failure | undefined }
  | { readonly name: 'code'; readonly credentials: LoginRequest; readonly ticket: string };

export function Login() {
  const t = useTexts();
  const { state } = useLocation();
  const [step, setStep] = useState<Step>({ name: 'password' });
  const entry = useEntryByLink();
  useRedirectWhenSignedIn();

  if (entry.state === 'loading') return <ScreenSkeleton />;
  if (step.name === 'code') {
    const { credentials, ticket } = step;
    const goBack = (failure?: Failure) => setStep({ name: 'password', email: credentials.email, failure });
    return (
      <EntryFrame title={t('admin.login.code.title')}>
        <CodeStep credentials={credentials} ticket={ticket} onSignedIn={keepLogin} onBack={goBack} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={t('admin.login.title')}>
      {sessionHasEnded(state) && <Alert>{t('admin.login.sessionEnded')}</Alert>}
      <PasswordStep
        email={step.email}
        failure={step.failure ?? (entry.state === 'failed' ? entry.failure : undefined)}
        linkExpired={entry.state === 'expired'}
        onSignedIn={keepLogin}
        onCodeNeeded={(credentials, ticket) => setStep({ name: 'code', credentials, ticket })}
      />
    </EntryFrame>
  );
}
