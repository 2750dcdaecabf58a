import { isExpiredLink } from '../account/use-arrival';
import { useFailureLines } from '../account/use-failure-lines';
import type { Failure } from '../api/call';
import { FailureAlert } from '../calls/Alerts';
import { useTexts } from '../texts';

/** Why the link of a mail did not confirm the e-mail, and how to get a new one: this page needs a session for it. */
export function RejectedLink({ failure, isSignedOut = false }: { failure: Failure; isSignedOut?: boolean }) {
  const t = useTexts<'account'>();
  const linesOf = useFailureLines();
  const expired = t(isSignedOut ? 'admin.profile.linkExpiredSignIn' : 'admin.profile.linkExpired');
  return <FailureAlert lines={isExpiredLink(failure) ? [expired] : linesOf(failure, expired)} />;
}
