import { waitFor } from '@testing-library/react';
import { routes } from '@ponte/contract/routes';
import { resolveUrl } from '@ponte/contract/url';
import { startTextsWith } from '@ponte/kit/i18n/i18n';
import { contentIdOf, type ResolvedPage, type ServedContents } from '../remotes/served-content';
import { createContentFetch } from './fetch-content';

interface Page {
  readonly composition?: string;
  readonly mode?: string;
  readonly status?: number;
  readonly styles?: readonly string[];
}

/** A page as the composer writes it. */
function write(name: string, { composition = '7', mode = 'prerendered', styles = [] }: Page = {}): string {
  return `<title>${name}</title><meta name="description" content="About ${name}">
    ${styles.map((url) => `<style data-href="${url}">h1 { color: red }</style>`).join('')}
    <script type="application/json" id="ponte-lock">{"composition":"${composition}"}</script>
    <script type="application/json" id="ponte-page">{"language":"pt","mode":"${mode}","hydration":"never"}</script>
    <main><div data-outlet="page"><h1>${name}</h1></div></main>`;
}

const requests: string[] = [];
let pages: Record<string, Page> = {};
let answers: (() => void)[] = [];

function fetchPage(url: string): Promise<unknown> {
  requests.push(url);
  const { status = 200, ...page } = pages[url] ?? {};
  const response = { ok: status === 200, status, text: () => Promise.resolve(write(url, page)) };
  return new Promise((done, fail) => {
    answers.push(() => (status ? done(response) : fail(new TypeError('Failed to fetch'))));
  });
}

const original = { fetch: window.fetch, timeout: AbortSignal.timeout };
beforeEach(() => {
  startTextsWith('pt', {});
  window.fetch = fetchPage as never;
  // jsdom has none.
  AbortSignal.timeout = () => new AbortController().signal;
  requests.length = 0;
  pages = {};
  answers = [];
  document.documentElement.innerHTML = `<head></head><body>${write('here', { styles: ['/here.css'] })}</body>`;
});
afterEach(() => {
  window.fetch = original.fetch;
  AbortSignal.timeout = original.timeout;
});

const resolve = (url: string) => resolveUrl(routes, url) as ResolvedPage;
const titles = (served: ServedContents) => [...served.values()].map(({ head }) => head?.title);
const stylesheets = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];

/** Fetches the contents of pages. Their answers arrive in turn. */
async function fetchAll(served: ServedContents, all: Record<string, Page>): Promise<void> {
  pages = all;
  const fetchContent = createContentFetch(served);
  for (const url of Object.keys(all)) fetchContent(resolve(url), url);
  for (const url of Object.keys(all)) {
    await waitFor(() => expect(requests.at(-1)).toBe(url));
    answers.shift()?.();
  }
}

test('keeps the content and the head of a page', async () => {
  const served: ServedContents = new Map();
  await fetchAll(served, { '/sobre': {} });
  await waitFor(() => expect(served.size).toBe(1));
  const id = contentIdOf(resolve('/sobre'), 'pt');
  const head = { title: '/sobre', description: 'About /sobre' };
  const shelf = [expect.objectContaining({ textContent: '/sobre' })];
  expect(served.get(id)).toEqual({ id, hydration: 'never', head, shelf });
});

test.each([
  ['does not arrive', { status: 0 }],
  ['is missing', { status: 404 }],
  ['is of another composition', { composition: '8' }],
  ['is rendered in the browser', { mode: 'client' }],
])('leaves a page that %s to its module, and fetches the next', async (_, page) => {
  const served: ServedContents = new Map();
  await fetchAll(served, { '/sobre': page, '/contato': {} });
  await waitFor(() => expect(titles(served)).toEqual(['/contato']));
});

test('fetches no content that the page has', async () => {
  const id = contentIdOf(resolve('/sobre'), 'pt');
  const fetchContent = createContentFetch(new Map([[id, { id, hydration: 'never' }]]));
  for (const url of ['/sobre', '/contato']) fetchContent(resolve(url), url);
  await waitFor(() => expect(requests).toEqual(['/contato']));
});

test('asks an older edge, which forbids it, once', async () => {
  const createPolicy = jest.fn(() => {
    throw new TypeError('Policy "served-pages" disallowed.');
  });
  Object.assign(window, { trustedTypes: { createPolicy } });
  const fetchContent = createContentFetch(new Map());
  for (const url of ['/sobre', '/contato', '/parceiros']) fetchContent(resolve(url), url);
  // More turns than the three attempts take.
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  Reflect.deleteProperty(window, 'trustedTypes');
  expect({ attempts: createPolicy.mock.calls.length, requests }).toEqual({ attempts: 1, requests: [] });
});

test('fetches one page at a time', async () => {
  const fetchContent = createContentFetch(new Map());
  for (const url of ['/sobre', '/contato']) fetchContent(resolve(url), url);
  await waitFor(() => expect(requests).toEqual(['/sobre']));
  answers.shift()?.();
  await waitFor(() => expect(requests).toEqual(['/sobre', '/contato']));
});

test('adds the styles that the page lacks, and waits for them', async () => {
  const served: ServedContents = new Map();
  await fetchAll(served, { '/sobre': { styles: ['/here.css', '/about.css'] } });
  await waitFor(() => expect(stylesheets().map((link) => link.getAttribute('href'))).toEqual(['/about.css']));
  expect(served.size).toBe(0);
  stylesheets()[0]?.dispatchEvent(new Event('load'));
  await waitFor(() => expect(titles(served)).toEqual(['/sobre']));
});

test('leaves a page whose styles do not load to its module', async () => {
  const served: ServedContents = new Map();
  pages = { '/sobre': { styles: ['/about.css'] } };
  const fetchContent = createContentFetch(served);
  for (const url of ['/sobre', '/contato']) fetchContent(resolve(url), url);
  await waitFor(() => expect(answers).toHaveLength(1));
  answers.shift()?.();
  await waitFor(() => expect(stylesheets()).toHaveLength(1));
  stylesheets()[0]?.dispatchEvent(new Event('error'));
  await waitFor(() => expect(answers).toHaveLength(1));
  answers.shift()?.();
  await waitFor(() => expect(titles(served)).toEqual(['/contato']));
  expect(stylesheets()).toEqual([]);
});
