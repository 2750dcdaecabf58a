import type { NhostClient } from '@nhost/nhost-js';
import type { Calls } from './calls';
import { getInterpreter, onEvent } from './interpreter';
import { succeed, type Result } from './result';
import { findSession, type NhostSession } from './session';

/** The timer refreshes in the last seconds of a token. */
const marginSeconds = 30;

/** Renews the session. */
export function createRefresh({ auth }: NhostClient, { call, whenReady }: Calls) {
  const interpreter = getInterpreter(auth);

  /**
   * Gets a new access token, or signs in with a refresh token from elsewhere. A rejected token of the session ends it; the
   * client would keep it until its timer is rejected too.
   */
  async function refresh(refreshToken?: string): Promise<Result<NhostSession | undefined>> {
    const isOwn = refreshToken === undefined;
    const result = await call(() => (isOwn && isTimerDue() ? timerRefreshes() : auth.refreshSession(refreshToken)));
    if (!result.ok && result.error.code === 'invalid-refresh-token' && isOwn) await call(() => auth.signOut());
    return result.ok ? succeed(findSession(auth)) : result;
  }

  /** A refresh beside the timer's would send the same refresh token twice, and the second response ends the session. */
  function isTimerDue(): boolean {
    const { context, ...state } = interpreter.getSnapshot();
    if (!auth.isAuthenticated() || !context.refreshToken.value || context.refreshToken.isPAT) return false;
    if (JSON.stringify(state.value).includes('refreshing')) return true;
    const left = findSession(auth)?.accessTokenExpiresIn ?? 0;
    return left <= marginSeconds && context.refreshTimer.lastAttempt === null;
  }

  /** The timer looks at its token each second. */
  function timerRefreshes(): Promise<{ readonly error: unknown }> {
    return new Promise((resolve) =>
      onEvent(interpreter, (type, data) => {
        if (type === 'done.invoke.refreshToken') resolve({ error: null });
        if (type === 'error.platform.refreshToken') resolve({ error: data });
      }),
    );
  }

  /**
   * Waits until there is a session or none, and for a new access token if it expired while the tab slept. In a browser the
   * client would send the old one.
   */
  async function whenFresh(): Promise<Result<unknown>> {
    const ready = await whenReady();
    const session = findSession(auth);
    return ready.ok && session && session.accessTokenExpiresIn <= 0 ? refresh() : ready;
  }

  return { refresh, whenFresh };
}
