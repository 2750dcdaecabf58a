import type { RouteDefinition } from '@ponte/contract/route';
import type { RouteId } from '@ponte/contract/routes';
import type { Session } from '@ponte/kit';

/** The account's screens that need no session. */
const entryScreens: readonly string[] = ['login', 'forgotPassword'] satisfies RouteId[];

/**
 * Whether a page is one of the screens that need a session, and the visitor has one. Those have no footer, and a language
 * picker of their own. A visitor without a session is sent to the login, and has the public frame from the start.
 */
export function isSignedInScreen(route: RouteDefinition | undefined, session: Session): boolean {
  if (!route || session.state !== 'signedIn') return false;
  return route.area !== 'public' && !entryScreens.includes(route.id);
}
