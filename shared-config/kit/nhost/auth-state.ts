import type { HasuraAuthClient, User } from '@nhost/nhost-js';
import { toAuthFailure } from './auth-failure';
import { getInterpreter } from './interpreter';
import type { Failure } from './result';

export type AuthState =
  /** A session is being restored. `attempts` have failed for want of a response; then the client waits between them. */
  | { readonly status: 'starting' | 'retryTokenImport'; readonly attempts: number }
  | {
      readonly status: 'signedOut';
      readonly step: SignedOutStep;
      /** Of the step `failed`. */
      readonly error?: Failure;
      /** Of the step `needsMfa`. */
      readonly ticket?: string;
    }
  | { readonly status: 'signedIn'; readonly user: User; readonly refresh: RefreshTimer };

/** `success` is a successful sign-out. */
export type SignedOutStep =
  | 'noErrors'
  | 'success'
  | 'failed'
  | 'needsMfa'
  | 'needsEmailVerification'
  | 'needsOtp'
  | 'signingIn'
  | 'signingUp'
  | 'signingOut';

export type RefreshTimer = 'idle' | 'disabled' | 'pending' | 'refreshing';

/** The states of the client's machine, of which this module reads one union. */
interface MachineValue {
  readonly authentication:
    | 'starting'
    | 'retryTokenImport'
    | { readonly authenticating: unknown }
    | { readonly signedOut: Exclude<SignedOutStep, 'signingIn' | 'signingUp' | 'needsEmailVerification' | 'needsOtp'> }
    | {
        readonly signedIn: {
          readonly refreshTimer: 'idle' | 'disabled' | { readonly running: 'pending' | 'refreshing' };
        };
      };
  /** A text other than `complete` is a registration that is running. */
  readonly registration: string | { readonly incomplete: SignedOutStep };
}

export function readAuthState(auth: HasuraAuthClient): AuthState {
  const { value, context } = getInterpreter(auth).getSnapshot();
  const { authentication, registration } = value as unknown as MachineValue;
  if (typeof authentication === 'string') return { status: authentication, attempts: context.importTokenAttempts };
  if ('signedIn' in authentication && context.user) {
    const { refreshTimer } = authentication.signedIn;
    const refresh = typeof refreshTimer === 'string' ? refreshTimer : refreshTimer.running;
    return { status: 'signedIn', user: context.user, refresh };
  }
  if ('authenticating' in authentication) return { status: 'signedOut', step: 'signingIn' };
  const isSigningUp = typeof registration === 'string' && registration !== 'complete';
  if (isSigningUp) return { status: 'signedOut', step: 'signingUp' };
  const own = 'signedOut' in authentication ? authentication.signedOut : 'noErrors';
  // When a registration fails, or a session is not restored, nothing but the error says so.
  const error = context.errors.registration ?? context.errors.authentication;
  if (error || own === 'failed') return { status: 'signedOut', step: 'failed', error: toAuthFailure(error) };
  if (own === 'needsMfa' && context.mfa) return { status: 'signedOut', step: own, ticket: context.mfa.ticket };
  const step = own === 'noErrors' && typeof registration === 'object' ? registration.incomplete : own;
  return { status: 'signedOut', step };
}

/** The state as a store, as `useSyncExternalStore` needs it: the same object until something in it changes. */
export function createStateStore(auth: HasuraAuthClient) {
  const listeners = new Set<() => void>();
  let state = readAuthState(auth);
  getInterpreter(auth).onTransition(() => {
    const next = readAuthState(auth);
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    for (const listener of listeners) listener();
  });
  return {
    getState: (): AuthState => state,
    /** Returns a function that ends the subscription. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
