import { resolveUrl } from '@ponte/contract/url';
import { routes } from '@ponte/contract/routes';
import { createRemotes } from '../remotes/remotes';
import { emptyFederation, lock, renderInShell, settings } from '../testing/render';
import { useDocumentHead } from './use-document-head';

/** The served head of the home page in Portuguese. */
const served = `
  <title>Ponte</title>
  <meta name="description" content="servida">
  <meta property="og:title" content="Ponte">
  <meta name="twitter:card" content="summary">
  <script type="application/ld+json">{"name":"served"}</script>
  <link rel="canonical" href="https://ponte.example/pt">
  <link rel="alternate" hreflang="en" href="https://ponte.example/en">
`;

const about = { head: () => ({ title: 'About us', description: 'Who we are' }) };
const home = { head: () => ({ title: 'Ponte', description: 'in English' }) };

function Page({ path }: { path: string }) {
  useDocumentHead(resolveUrl(routes, path), 'en', settings);
  return null;
}

function show(path: string, modules: Record<string, unknown> = { about }) {
  const remotes = createRemotes({ lock, federation: emptyFederation, report: () => {} });
  for (const [name, exports] of Object.entries(modules)) remotes.provide('remote-public', name, exports);
  renderInShell(<Page path={path} />, { path, remotes, language: 'en' });
}

const valueOf = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);

beforeEach(() => {
  document.head.innerHTML = served;
  document.documentElement.lang = 'pt';
});

test('updates language, title, description and URLs', () => {
  show('/sobre');
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toBe('About us');
  expect(valueOf('meta[name=description]', 'content')).toBe('Who we are');
  expect(valueOf('link[rel=canonical]', 'href')).toBe('https://ponte.example/en/about');
  expect(valueOf('link[hreflang=en]', 'href')).toBe('https://ponte.example/en/about');
});

/** The tags for search engines and link previews. */
const sharedTags = () =>
  [...document.head.querySelectorAll('[property],[name^=twitter],script')].map((tag) => tag.outerHTML);

test('removes the served tags of another page', () => {
  show('/sobre');
  expect(sharedTags()).toEqual([]);
});

test('keeps the served tags of the same page', () => {
  document.head.innerHTML = served.replace('/pt"', '/en"');
  show('/', { home });
  expect(sharedTags()).toHaveLength(3);
  expect(sharedTags().join()).toContain('"served"');
});

test.each(['/login', '/no-such-page'])('has no such tags on %s', (path) => {
  const remotes = createRemotes({ lock, federation: emptyFederation, report: () => {} });
  remotes.provide('remote-admin', 'login', {});
  renderInShell(<Page path={path} />, { path, remotes, language: 'en' });
  expect(sharedTags()).toEqual([]);
});

test('keeps the title of the previous page until the next one has loaded', () => {
  show('/sobre', {});
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toBe('Ponte');
});

test('titles an unknown path as not found', () => {
  show('/no-such-page');
  expect(document.title).toBe('This page does not exist · Ponte');
});
