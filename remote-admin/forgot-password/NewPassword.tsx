import { useState } from 'react';
import { secondFactorRequired } from '@ponte/contract/api-responses';
import { buttonClass, Link, useSite } from '@ponte/kit';
import { enterByAccount } from '../account/enter-by-account';
import type { NhostClient } from '../account/open-account';
import { useFailureLines } from '../account/use-failure-lines';
import type { Failure, Result } from '../api/call';
import { DoneAlert, FailureAlert } from '../calls/Alerts';
import { EntryFrame } from '../screen/EntryFrame';
import { useTexts } from '../texts';
import { NewPasswordForm } from './NewPasswordForm';

interface NewPasswordProps {
  /** Signed in at the auth service by the link of the mail. */
  nhost: NhostClient;
  onExpired: () => void;
}

/** The new password; after it the person is signed in, unless the account asks for more than a mailbox and a password. */
export function NewPassword({ nhost, onExpired }: NewPasswordProps) {
  const t = useTexts<'account'>();
  const site = useSite();
  const [entered, setEntered] = useState<Result<unknown>>();
  const email = nhost.findSession()?.user.email ?? '';

  return (
    <EntryFrame title={t('admin.forgot.newTitle')}>
      {entered ? (
        <Changed failure={entered.ok ? undefined : entered.failure} />
      ) : (
        <NewPasswordForm
          email={email}
          nhost={nhost}
          onExpired={onExpired}
          onChanged={async () => setEntered(await enterByAccount(site, nhost))}
        />
      )}
    </EntryFrame>
  );
}

/** @param failure of the sign-in that followed */
function Changed({ failure }: { failure: Failure | undefined }) {
  const t = useTexts<'account'>();
  const linesOf = useFailureLines();
  if (!failure) {
    return (
      <>
        <DoneAlert>{t('admin.forgot.changed')}</DoneAlert>
        <p>
          <Link to="profile" className={buttonClass('primary')}>
            {t('admin.profile.title')}
          </Link>
        </p>
      </>
    );
  }
  const needsCode = failure.kind === 'rejection' && failure.codigo === secondFactorRequired;
  return (
    <>
      <DoneAlert>{t(needsCode ? 'admin.forgot.changedNeedsCode' : 'admin.password.done')}</DoneAlert>
      {!needsCode && <FailureAlert lines={linesOf(failure, t('admin.login.failed'))} />}
      <p>
        <Link to="login" className={buttonClass('primary')}>
          {t('admin.login.title')}
        </Link>
      </p>
    </>
  );
}
