import { buttonClass, Link, useSession, useUrl } from '@ponte/kit';
import { SessionGuard } from '../access/SessionGuard';
import { useEmailConfirmation } from '../account/use-email-confirmation';
import { useFailureLines } from '../account/use-failure-lines';
import { LoadFailure } from '../calls/Alerts';
import { AccountFrame } from '../screen/AccountFrame';
import { EntryFrame } from '../screen/EntryFrame';
import { createHead, Screen } from '../screen/Screen';
import { ScreenSkeleton } from '../screen/ScreenSkeleton';
import { useTexts } from '../texts';
import { Profile } from './Profile';
import { RejectedLink } from './RejectedLink';

export const head = createHead('profile');

export default function ProfilePage() {
  return (
    <Screen area="account" fallback={<ScreenSkeleton needsSession />}>
      <ProfileByLink />
    </Screen>
  );
}

/** The link in the mail of a new e-mail leads here, also without a session. */
export function ProfileByLink() {
  const t = useTexts<'account'>();
  const linesOf = useFailureLines();
  const url = useUrl();
  const session = useSession();
  const { confirmation, retry } = useEmailConfirmation();

  if (confirmation.state === 'loading') return <ScreenSkeleton needsSession />;
  if (confirmation.state === 'failed') {
    const failure = <LoadFailure lines={linesOf(confirmation.failure, t('admin.loadFailed'))} onRetry={retry} />;
    if (session.state === 'signedOut') return <EntryFrame title={t('admin.profile.title')}>{failure}</EntryFrame>;
    return (
      <AccountFrame section="profile" title={t('admin.profile.title')}>
        {failure}
      </AccountFrame>
    );
  }
  if (confirmation.state === 'signedOut') {
    return (
      <EntryFrame title={t('admin.profile.emailConfirmedTitle')}>
        <p>{t('admin.profile.emailConfirmedSignIn', { email: confirmation.email })}</p>
        <p>
          <Link to="login" className={buttonClass('primary')}>
            {t('admin.login.title')}
          </Link>
        </p>
      </EntryFrame>
    );
  }
  if (confirmation.state === 'rejected' && session.state === 'signedOut') {
    return (
      <EntryFrame title={t('admin.profile.title')}>
        <RejectedLink failure={confirmation.failure} isSignedOut />
        <p>
          <Link to="login" suffix={`?next=${encodeURIComponent(url('profile'))}`} className={buttonClass('primary')}>
            {t('admin.login.title')}
          </Link>
        </p>
      </EntryFrame>
    );
  }
  return (
    <SessionGuard needs="session">
      <Profile confirmation={confirmation} />
    </SessionGuard>
  );
}
