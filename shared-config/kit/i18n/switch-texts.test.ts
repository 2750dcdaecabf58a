import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The server's response for a language: a body, a status, or a body that waits for the test. */
type ServerResponse = string | number | Promise<string>;

const table = (texts: Record<string, string>) => JSON.stringify(texts);
const complete = {
  pt: table({ hi: 'Oi', bye: 'Tchau' }),
  en: table({ hi: 'Hi', bye: 'Bye' }),
  es: table({ hi: 'Hola', bye: 'Adiós' }),
};

let responses: Record<string, ServerResponse>;
let requests: string[];
let server: Server;
let loadPath: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const language = request.url?.slice(1) ?? '';
    requests.push(language);
    const next = responses[language] ?? 404;
    if (typeof next === 'number') response.writeHead(next).end();
    else void Promise.resolve(next).then((body) => response.end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  loadPath = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{{lng}}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

let reports: string[];
beforeEach(() => {
  requests = [];
  reports = [];
  jest.spyOn(console, 'error').mockImplementation((error) => reports.push(String(error)));
});

/** Starts a page with modules of its own, in Portuguese by default. */
async function openPage(changed: Record<string, ServerResponse>, language: 'pt' | 'en' | 'es' = 'pt') {
  responses = { ...complete, ...changed };
  jest.resetModules();
  const { i18n, readLanguage, addTexts, addTextsSource } = await import('./i18n');
  const { startTexts, switchTexts } = await import('./switch-texts');
  const shown = await startTexts(language, loadPath);
  const changes: string[] = [];
  i18n.on('languageChanged', (to) => changes.push(to));
  return { i18n, readLanguage, addTexts, switchTexts, addTextsSource, shown, changes };
}

function createDelayed(): { body: Promise<string>; release: (body: string) => void } {
  let release: (body: string) => void = () => {};
  return { body: new Promise((resolve) => (release = resolve)), release: (body) => release(body) };
}

test('shows the language that was chosen last, whichever arrives last', async () => {
  const en = createDelayed();
  const { i18n, readLanguage, switchTexts, changes } = await openPage({ en: en.body });
  const first = switchTexts('en');
  expect(await switchTexts('es')).toBe(true);
  en.release(complete.en);
  expect(await first).toBe(false);
  expect([readLanguage(), i18n.t('hi'), changes]).toEqual(['es', 'Hola', ['es']]);
});

test('cancels a loading language when the current one is chosen again', async () => {
  const en = createDelayed();
  const { readLanguage, switchTexts, changes } = await openPage({ en: en.body });
  const first = switchTexts('en');
  expect(await switchTexts('pt')).toBe(true);
  en.release(complete.en);
  expect(await first).toBe(false);
  expect([readLanguage(), changes]).toEqual(['pt', []]);
});

test('renders a change once when it is requested twice', async () => {
  const { switchTexts, changes } = await openPage({});
  await Promise.all([switchTexts('en'), switchTexts('en')]);
  expect(changes).toEqual(['en']);
});

test.each([
  ['missing', 404, /status code: 404/],
  ['HTML', '<!doctype html>', /failed parsing .*es to json/],
  ['no table', '["hola"]', /failed parsing .*es to json/],
  ['null', 'null', /failed parsing .*es to json/],
  ['without any text', '{}', /failed parsing .*es to json/],
  ['nothing but empty texts', '{"hi":""}', /failed parsing .*es to json/],
] as const)('keeps the language when the file is %s, and fetches it again on a retry', async (_, response, message) => {
  const { i18n, readLanguage, switchTexts, changes } = await openPage({ es: response });
  await expect(switchTexts('es')).rejects.toThrow(message);
  expect([readLanguage(), i18n.t('hi'), changes]).toEqual(['pt', 'Oi', []]);
  responses.es = complete.es;
  expect(await switchTexts('es')).toBe(true);
  expect(i18n.t('hi')).toBe('Hola');
  expect(requests).toEqual(['pt', 'es', 'es']);
});

test('waits for the texts of a part, and keeps the language without them', async () => {
  const { readLanguage, switchTexts, addTextsSource } = await openPage({});
  const remove = addTextsSource(() => Promise.reject(new Error('no chunk')));
  await expect(switchTexts('es')).rejects.toThrow('no chunk');
  expect(readLanguage()).toBe('pt');
  remove();
  expect(await switchTexts('es')).toBe(true);
});

test.each([
  ['English', {}, 'en', 'Hi'],
  ['Portuguese', { en: 404 }, 'pt', 'Oi'],
])('starts in %s when the texts of the page’s language fail', async (_, changed, language, greeting) => {
  const { i18n, shown } = await openPage({ es: 404, ...changed }, 'es');
  expect([shown, i18n.language, i18n.t('hi')]).toEqual([language, language, greeting]);
  expect(reports[0]).toMatch(/The texts in es did not come.*404/);
});

test('rejects when no language’s texts load', async () => {
  await expect(openPage({ pt: 404, en: 404, es: 404 })).rejects.toThrow('No texts came in any language');
});

test('fetches no other file when one is complete', async () => {
  const { switchTexts } = await openPage({});
  await switchTexts('es');
  expect(requests).toEqual(['pt', 'es']);
});

test('takes an empty text from English, then from Portuguese', async () => {
  const gaps = { en: table({ hi: 'Hi', bye: '' }), es: table({ hi: '', bye: '' }), pt: complete.pt };
  const { i18n, switchTexts } = await openPage({ ...gaps, es: table({ hi: '', bye: '', more: 'Más' }) });
  await switchTexts('es');
  expect(['hi', 'bye', 'more'].map((key) => i18n.t(key))).toEqual(['Hi', 'Tchau', 'Más']);
});

test('shows nothing for a key without a text until another language’s text has loaded', async () => {
  const { i18n, changes } = await openPage({ pt: table({ bye: 'Tchau' }) });
  expect(i18n.t('hi')).toBe('');
  await new Promise<void>((resolve) => i18n.on('languageChanged', () => resolve()));
  expect([i18n.t('hi'), i18n.t('bye'), i18n.t('nowhere')]).toEqual(['Hi', 'Tchau', '']);
  expect([changes, requests]).toEqual([['pt'], ['pt', 'en']]);
});

test('keeps the existing text when a part’s text is empty', async () => {
  const { i18n, addTexts } = await openPage({});
  addTexts('pt', { hi: '', bye: 'Até logo' });
  expect([i18n.t('hi'), i18n.t('bye')]).toEqual(['Oi', 'Até logo']);
});
