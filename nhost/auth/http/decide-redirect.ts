import { AuthError } from '../errors/auth-error';
import type { RedirectUrls } from './redirect-urls';

/** @throws AuthError when the URL is not allowed */
export function decideRedirect(urls: RedirectUrls, clientUrl: string, wanted: string | undefined): string {
  if (wanted === undefined || wanted === '') return clientUrl;
  if (!urls.isAllowed(wanted)) throw new AuthError('redirectTo-not-allowed');
  return wanted;
}
