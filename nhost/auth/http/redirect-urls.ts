import { AuthError } from '../errors/auth-error';

/** An URL without query, fragment and trailing slash; the parser has dropped a default port. */
function normalise(url: URL): string {
  return `${url.protocol}//${url.host}${url.pathname.replace(/\/+$/, '')}`;
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

const escape = (text: string) => text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&');

/** `*` stands for a part of a host or path, `**` for several: those of a host do not reach into the path. */
const toPattern = (text: string, several: string) =>
  escape(text).replace(/\*\*|\*/g, (stars) => (stars === '**' ? several : '[^/.:@]*'));
const toOrigin = ({ protocol, host }: URL) => toPattern(`${protocol}//${host}`, '[^/:@]*');
const toPath = ({ pathname }: URL) => toPattern(pathname.replace(/(\/\*\*)?\/*$/, ''), '.*');

export interface RedirectUrls {
  isAllowed(redirectTo: string): boolean;
  isAllowedOrigin(origin: string): boolean;
}

/** Where a link or a provider may send the browser: the client URL, the URLs that are listed, and what lies below them. */
export function createRedirectUrls(clientUrl: string, listed: readonly string[]): RedirectUrls {
  const allowed = [clientUrl, ...listed].flatMap((text) => parseUrl(text) ?? []);
  const urls = allowed.map((url) => new RegExp(`^${toOrigin(url)}${toPath(url)}(/.*)?$`));
  const origins = allowed.map((url) => new RegExp(`^${toOrigin(url)}$`));
  return {
    isAllowed(redirectTo) {
      const url = parseUrl(redirectTo);
      if (!url || url.username !== '' || url.password !== '') return false;
      return urls.some((pattern) => pattern.test(normalise(url)));
    },
    isAllowedOrigin: (origin) => origins.some((pattern) => pattern.test(origin)),
  };
}

/** As the parser writes it, which drops line breaks: they would begin another header of a mail. */
function rewrite(text: string): string {
  const { href } = new URL(text);
  // `http://host` keeps its form.
  return href === `${text}/` ? text : href;
}

/** @throws AuthError when the URL is not allowed */
export function decideRedirect(urls: RedirectUrls, clientUrl: string, wanted: string | undefined): string {
  if (wanted === undefined || wanted === '') return clientUrl;
  if (!urls.isAllowed(wanted)) throw new AuthError('redirectTo-not-allowed');
  return rewrite(wanted);
}

/** Adds to the query that an URL has, before its fragment. */
export function addQuery(url: string, parameters: Record<string, string>): string {
  const target = new URL(url);
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
  // `http://host` keeps its form: the parser would add a slash.
  return url.includes('/', url.indexOf('//') + 2) ? target.href : `${target.protocol}//${target.host}${target.search}`;
}
