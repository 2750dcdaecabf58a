import { USER_UNAUTHENTICATED, type NhostClient } from '@nhost/nhost-js';
import { toAuthFailure } from './auth-failure';
import { getInterpreter, onEvent } from './interpreter';
import { fail, succeed, type Result } from './result';

/** What the client's functions resolve to. */
interface Response {
  readonly error?: unknown;
}
type Work<Value> = () => Promise<Value>;

export type Calls = ReturnType<typeof createCalls>;

/** Services of the state machine that run by themselves. Their errors are not those of a call. */
const background = ['importRefreshToken', 'refreshToken'].map((id) => `error.platform.${id}`);

/**
 * Runs the client's auth calls, one after the other: it reports a call during another one as `already-signed-in`.
 *
 * The client loses many errors on their way from the state machine to its promises, so they are read from the machine. It
 * also leaves listeners there after each call, which are removed.
 */
export function createCalls({ auth }: NhostClient) {
  const interpreter = getInterpreter(auth);
  const onTransition = interpreter.onTransition.bind(interpreter);
  const left: Parameters<typeof onTransition>[0][] = [];
  interpreter.onTransition = (listener) => {
    left.push(listener);
    return onTransition(listener);
  };

  // Shared, because the listener of a second wait would be removed with those of a call.
  let waiting: Promise<Result<undefined>> | undefined;
  /** Waits until a session is restored or there is none, at most 15 seconds. */
  function whenReady(): Promise<Result<undefined>> {
    waiting ??= auth
      .isAuthenticatedAsync()
      .then(
        () => succeed(undefined),
        (error: unknown) => fail(toAuthFailure(error)),
      )
      .finally(() => (waiting = undefined));
    return waiting;
  }

  async function attempt<Value>(work: Work<Value>): Promise<Result<Value>> {
    let rejection: unknown;
    onEvent(interpreter, (type, data) => {
      if (type.startsWith('error.platform.') && !background.includes(type)) rejection = data;
    });
    const ready = await whenReady();
    if (!ready.ok) return ready;
    try {
      const response = await work();
      const error = rejection ?? (response as Response).error;
      return error ? fail(toAuthFailure(error)) : succeed(response);
    } catch (error) {
      return fail(toAuthFailure(error));
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  function call<Value>(work: Work<Value>): Promise<Result<Value>> {
    const result = last
      .then(() => attempt(work))
      .finally(() => {
        for (const listener of left.splice(0)) interpreter.off(listener);
      });
    last = result;
    return result;
  }

  /** A call that only a signed-in user may make, and the part of its response that counts. */
  async function callSignedIn<Value, Part>(work: Work<Value>, read: (value: Value) => Part): Promise<Result<Part>> {
    const result = await call(() => {
      if (!auth.isAuthenticated()) throw { error: USER_UNAUTHENTICATED };
      return work();
    });
    return result.ok ? succeed(read(result.value)) : result;
  }

  return {
    whenReady,
    call,
    callSignedIn,
    /** The same for calls that return nothing. */
    run: async (work: Work<Response>): Promise<Result<undefined>> => {
      const result = await call(work);
      return result.ok ? succeed(undefined) : result;
    },
    runSignedIn: (work: Work<Response>) => callSignedIn(work, () => undefined),
  };
}
