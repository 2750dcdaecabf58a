import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams, useSession, useUrl } from '@ponte/kit';
import { splitForm } from '@ponte/contract/url';

/** Redirects a signed-in user: right after a login, and when they open the login screen again. */
export function useRedirectWhenSignedIn(): void {
  const session = useSession();
  const navigate = useNavigate();
  const url = useUrl();
  const [query] = useSearchParams();
  const isAdmin = session.state === 'signedIn' && session.user.isAdmin;

  const redirect = useEffectEvent(() => {
    const homes = { admin: url('admin'), profile: url('profile') };
    const destination = decideDestination(isAdmin, query.get('next'), window.location.origin, homes);
    void navigate(destination, { replace: true });
  });

  useEffect(() => {
    if (session.state === 'signedIn') redirect();
  }, [session.state]);
}

interface Homes {
  readonly admin: string;
  readonly profile: string;
}

/** Where a signed-in user goes: to `next` if it is a path of this site that they may see, otherwise to their home. */
export function decideDestination(isAdmin: boolean, next: string | null, origin: string, homes: Homes): string {
  const wanted = findPath(next, origin);
  if (wanted && (isAdmin || wanted.area !== 'admin') && wanted.area !== 'login') return wanted.path;
  return isAdmin ? homes.admin : homes.profile;
}

/** Parses a path of this origin. `undefined` for anything that a browser might resolve to another origin. */
function findPath(next: string | null, origin: string): { path: string; area: string | undefined } | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  // `/.//x` normalises to `//x`, which names another host.
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  const area = splitForm(url.pathname.toLowerCase()).rest.split('/')[1];
  return { path: url.pathname + url.search + url.hash, area };
}
