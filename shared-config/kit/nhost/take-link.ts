import { NHOST_REFRESH_TOKEN_KEY } from '@nhost/nhost-js';
import type { Failure } from './result';

/** What a link in a mail, or a provider, reported when it led to this page. */
export interface ArrivalByLink {
  /** `verifyEmail`, `passwordlessEmail`, `emailConfirmChange` or `passwordReset`; providers have none. */
  readonly type: string | undefined;
  readonly error: Failure | undefined;
}

interface Page {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly storage: Pick<Storage, 'setItem'>;
}

/**
 * Moves what a link brought out of the page's URL; a refresh token goes to where the client restores sessions from. The
 * client would leave the token in the browser's history behind a new entry that the router does not know, and would restore no
 * session on a page that has a parameter `error`.
 */
export function takeLink({ location, history, storage }: Page): ArrivalByLink | undefined {
  const url = new URL(location.href);
  const take = (name: string) => {
    const value = url.searchParams.get(name) ?? undefined;
    url.searchParams.delete(name);
    return value;
  };
  const isLink = url.searchParams.has('refreshToken') || url.searchParams.has('errorDescription');
  if (!isLink) return undefined;
  const token = take('refreshToken');
  const type = take('type');
  const code = take('error');
  const message = take('errorDescription');
  take('provider_error');
  take('provider_error_description');
  history.replaceState(history.state, '', url.href);
  if (token) storage.setItem(NHOST_REFRESH_TOKEN_KEY, token);
  return { type, error: code ? { code, status: 10, message: message ?? code } : undefined };
}
