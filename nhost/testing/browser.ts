import type { Caller } from 'backend/testing/caller';

interface PageResponse {
  location: string | undefined;
  cookies: string[];
  /** The page, when the response is one. */
  page: string;
}

interface PageRequest {
  url: URL;
  cookie: string;
  /** The fields of a form that is sent there. */
  form?: URLSearchParams;
}

const service = 'http://localhost:4010';
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

/** The form of a page that sends it at once: OAuth's response mode `form_post`. */
function findForm(page: string): { action: string; fields: URLSearchParams } | undefined {
  const action = /<form method="post" action="([^"]*)"/.exec(page)?.[1];
  if (action === undefined) return undefined;
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return { action, fields: new URLSearchParams([...inputs].map(([, name = '', value = '']) => [name, value])) };
}

/**
 * What of a browser a provider sign-in needs: it follows redirects, sends the forms of pages, and has cookies for each origin.
 *
 * @param onForm sees, and may change, the fields of a form before it is sent
 */
export function createBrowser(visitor: () => Caller, onForm: (fields: URLSearchParams) => void = () => undefined) {
  const jars = new Map<string, Map<string, string>>();

  async function request({ url, cookie, form }: PageRequest): Promise<PageResponse> {
    if (url.origin !== service) {
      if (form) throw new Error(`a form for ${url.href}`);
      const response = await fetch(url, { headers: { cookie }, redirect: 'manual' });
      const location = response.headers.get('location') ?? undefined;
      return { location, cookies: response.headers.getSetCookie(), page: await response.text() };
    }
    const path = url.pathname + url.search;
    const { headers } = form
      ? await visitor().send({ method: 'POST', url: path, payload: form.toString(), headers: formHeaders })
      : await visitor().get(path, { cookie });
    const location = headers.location === undefined ? undefined : String(headers.location);
    return { location, cookies: [headers['set-cookie'] ?? []].flat().map(String), page: '' };
  }

  /** Goes to an address, and sends and keeps the cookies of its origin. Returns where that leads. */
  async function visit(address: string | URL): Promise<URL> {
    const url = new URL(address);
    const jar = jars.get(url.origin) ?? new Map<string, string>();
    jars.set(url.origin, jar);
    const { location, cookies, page } = await request({
      url,
      cookie: [...jar].map((pair) => pair.join('=')).join('; '),
    });
    for (const line of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (url.origin === service && !/; SameSite=Lax/.test(line)) throw new Error(`a cookie for other sites: ${name}`);
      jar.set(name, value);
    }
    if (location !== undefined) return new URL(location, url);
    return send(page, url);
  }

  /** Sends the form of a page to another site, which gets no cookie that is `SameSite=Lax`. */
  async function send(page: string, from: URL): Promise<URL> {
    const form = findForm(page);
    if (!form) throw new Error(`${from.pathname} leads nowhere`);
    onForm(form.fields);
    const url = new URL(form.action);
    const { location } = await request({ url, cookie: '', form: form.fields });
    if (location === undefined) throw new Error(`${url.pathname} redirects to nowhere`);
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
