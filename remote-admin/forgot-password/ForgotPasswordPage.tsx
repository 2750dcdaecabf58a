import { lazy, Suspense, useState } from 'react';
import { Link } from '@ponte/kit';
import { useArrival } from '../account/use-arrival';
import { useFailureLines } from '../account/use-failure-lines';
import { LoadFailure } from '../calls/Alerts';
import { EntryFrame } from '../screen/EntryFrame';
import { ScreenSkeleton } from '../screen/ScreenSkeleton';
import { createHead, Screen } from '../screen/Screen';
import { useTexts } from '../texts';
import { RequestLink } from './RequestLink';

/** Only those need it who come by the link of the mail. */
const NewPassword = lazy(async () => ({ default: (await import('./NewPassword')).NewPassword }));

export const head = createHead('forgot');

export default function ForgotPasswordPage() {
  return (
    <Screen area="account">
      <ForgotPassword />
    </Screen>
  );
}

/** Asks for the mail, or for a new password when the link of that mail led here. */
export function ForgotPassword() {
  const t = useTexts<'account'>();
  const linesOf = useFailureLines();
  const { arrival, retry } = useArrival();
  const [hasExpired, setExpired] = useState(false);

  if (arrival.state === 'loading') return <ScreenSkeleton />;
  if (arrival.state === 'ready' && !hasExpired) {
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <NewPassword nhost={arrival.nhost} onExpired={() => setExpired(true)} />
      </Suspense>
    );
  }
  if (arrival.state === 'failed' && arrival.failure.kind === 'noResponse') {
    return (
      <EntryFrame title={t('admin.forgot.newTitle')}>
        <LoadFailure lines={linesOf(arrival.failure, t('admin.loadFailed'))} onRetry={retry} />
      </EntryFrame>
    );
  }
  return (
    <EntryFrame title={t('admin.forgot.title')}>
      <RequestLink hasExpired={arrival.state !== 'none'} />
      <p>
        <Link to="login">{t('admin.forgot.back')}</Link>
      </p>
    </EntryFrame>
  );
}
