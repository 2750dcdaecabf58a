import type { Caller } from 'backend/testing/caller';

interface PageResponse {
  status: number;
  location: string | undefined;
  cookies: string[];
}

const service = 'http://localhost:4010';

/** What of a browser a provider sign-in needs: it follows redirects, and has cookies for each origin. */
export function createBrowser(visitor: () => Caller) {
  const jars = new Map<string, Map<string, string>>();

  async function fetchOnce(url: URL, cookie: string): Promise<PageResponse> {
    if (url.origin !== service) {
      const { status, headers } = await fetch(url, { headers: { cookie }, redirect: 'manual' });
      return { status, location: headers.get('location') ?? undefined, cookies: headers.getSetCookie() };
    }
    const { status, headers } = await visitor().get(url.pathname + url.search, { cookie });
    const set = headers['set-cookie'] ?? [];
    const location = headers.location === undefined ? undefined : String(headers.location);
    return { status, location, cookies: Array.isArray(set) ? set : [String(set)] };
  }

  /** Goes to an address, and sends and keeps the cookies of its origin. */
  async function visit(address: string | URL): Promise<URL> {
    const url = new URL(address);
    const jar = jars.get(url.origin) ?? new Map<string, string>();
    jars.set(url.origin, jar);
    const { status, location, cookies } = await fetchOnce(url, [...jar].map((pair) => pair.join('=')).join('; '));
    for (const line of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    if (location === undefined) throw new Error(`${url.pathname} redirects to nowhere: ${status}`);
    return new URL(location, url);
  }

  return {
    visit,
    /** Follows redirects until one leads to an address that begins so, and returns that one. */
    async follow(address: string | URL, until: string): Promise<URL> {
      let url = await visit(address);
      for (let hops = 0; !url.href.startsWith(until); hops += 1) {
        if (hops > 10) throw new Error(`too many redirects, the last one to ${url.href}`);
        url = await visit(url);
      }
      return url;
    },
  };
}
