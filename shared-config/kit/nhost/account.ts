import type { NhostClient, RedirectOption } from '@nhost/nhost-js';
import type { Calls } from './calls';

/** What a user does with the own account. */
export function createAccount({ auth }: NhostClient, { run, runSignedIn }: Calls) {
  return {
    /** Ends this session; with `all` every session, and the personal access tokens. It ends here even without a response. */
    signOut: ({ all = false } = {}) => runSignedIn(() => auth.signOut({ all })),
    password: {
      /** Sends a mail, if there is such an account. */
      reset: (email: string, options: RedirectOption = {}) => run(() => auth.resetPassword({ email, options })),
      /** The ticket of a mail stands in for a session. */
      change: (newPassword: string, ticket?: string) =>
        ticket === undefined
          ? runSignedIn(() => auth.changePassword({ newPassword }))
          : run(() => auth.changePassword({ newPassword, ticket })),
    },
    email: {
      /** Sends a mail to the new address. */
      change: (newEmail: string, options: RedirectOption = {}) =>
        runSignedIn(() => auth.changeEmail({ newEmail, options })),
      sendVerification: (email: string, options: RedirectOption = {}) =>
        run(() => auth.sendVerificationEmail({ email, options })),
    },
  };
}
