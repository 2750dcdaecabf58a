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

/** By language for the files of all texts, and by `frame/` and language for those of the frame. */
let responses: Record<string, ServerResponse>;
let requests: string[];
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const language = request.url?.slice(1) ?? '';
    requests.push(language);
    const next = responses[language] ?? 404;
    if (typeof next === 'number') response.writeHead(next).end();
    else void Promise.resolve(next).then((body) => response.end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

let reports: string[];
beforeEach(() => {
  requests = [];
  reports = [];
  jest.spyOn(console, 'error').mockImplementation((error) => reports.push(String(error)));
});

/** Starts a page with modules of its own, in Portuguese by default. The frame has no texts of its own unless they are given. */
async function openPage(changed: Record<string, ServerResponse>, language: 'pt' | 'en' | 'es' = 'pt') {
  responses = { ...complete, ...changed };
  jest.resetModules();
  const { readLanguage, subscribeLanguage, textOf, addTexts, addTextsSource } = await import('./i18n');
  const { startTexts, switchTexts } = await import('./switch-texts');
  const shown = await startTexts(language, { frame: `${origin}/frame/{{lng}}`, all: `${origin}/{{lng}}` });
  requests = requests.filter((request) => request !== `frame/${language}`);
  const changes: string[] = [];
  subscribeLanguage(() => changes.push(readLanguage()));
  return { textOf, readLanguage, subscribeLanguage, addTexts, switchTexts, addTextsSource, shown, changes };
}

function createDelayed(): { body: Promise<string>; release: (body: string) => void } {
  let release: (body: string) => void = () => {};
  return { body: new Promise((resolve) => (release = resolve)), release: (body) => release(body) };
}

const frame = { 'frame/pt': table({ hi: 'Olá' }) };

test('starts with the texts of the frame alone, and fetches all texts for another language', async () => {
  const { textOf, switchTexts } = await openPage(frame);
  expect([textOf('hi'), requests]).toEqual(['Olá', []]);
  await switchTexts('es');
  expect([textOf('bye'), requests]).toEqual(['Adiós', ['es']]);
  await switchTexts('pt');
  expect([textOf('hi'), textOf('bye'), requests]).toEqual(['Oi', 'Tchau', ['es', 'pt']]);
});

test.each([
  ['missing', 404, /failed loading .*frame.pt; status code: 404/],
  ['HTML', '<!doctype html>', /failed parsing .*frame.pt to json/],
])('starts with all texts when those of the frame are %s', async (_, response, message) => {
  const { textOf } = await openPage({ 'frame/pt': response });
  expect([textOf('hi'), requests]).toEqual(['Oi', ['pt']]);
  expect(reports).toEqual([expect.stringMatching(message)]);
});

test('starts with all texts when one of the frame is empty', async () => {
  const { textOf } = await openPage({ 'frame/pt': table({ hi: 'Olá', bye: '' }) });
  expect([textOf('bye'), requests, reports]).toEqual(['Tchau', ['pt'], []]);
});

test('looks a text of the frame up with its values, and after i18next has loaded with plurals', async () => {
  const { textOf } = await openPage({ 'frame/pt': table({ from: 'de {{name}}', n_one: 'um', n_other: '{{count}}' }) });
  expect(textOf('from', { name: '$1 {{name}}' })).toBe('de $1 {{name}}');
  await import('./i18next');
  expect([textOf('from', { name: 'Ana' }), textOf('n', { count: 1 }), textOf('n', { count: 2 })]).toEqual([
    'de Ana',
    'um',
    '2',
  ]);
});

test('shows the language that was chosen last, whichever arrives last', async () => {
  const en = createDelayed();
  const { textOf, readLanguage, switchTexts, changes } = await openPage({ en: en.body });
  const first = switchTexts('en');
  expect(await switchTexts('es')).toBe(true);
  en.release(complete.en);
  expect(await first).toBe(false);
  expect([readLanguage(), textOf('hi'), changes]).toEqual(['es', 'Hola', ['es']]);
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
  const { textOf, readLanguage, switchTexts, changes } = await openPage({ es: response });
  await expect(switchTexts('es')).rejects.toThrow(message);
  expect([readLanguage(), textOf('hi'), changes]).toEqual(['pt', 'Oi', []]);
  responses.es = complete.es;
  expect(await switchTexts('es')).toBe(true);
  expect(textOf('hi')).toBe('Hola');
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
  const { textOf, readLanguage, shown } = await openPage({ es: 404, ...changed }, 'es');
  expect([shown, readLanguage(), textOf('hi')]).toEqual([language, language, greeting]);
  expect(reports[1]).toMatch(/The texts in es did not come.*404/);
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
  const { textOf, switchTexts } = await openPage({ ...gaps, es: table({ hi: '', bye: '', more: 'Más' }) });
  await switchTexts('es');
  expect(['hi', 'bye', 'more'].map((key) => textOf(key))).toEqual(['Hi', 'Tchau', 'Más']);
});

test('shows nothing for a key without a text until another language’s text has loaded', async () => {
  const { textOf, subscribeLanguage, changes } = await openPage({ pt: table({ bye: 'Tchau' }) });
  expect(textOf('hi')).toBe('');
  await new Promise<void>((resolve) => subscribeLanguage(resolve));
  expect([textOf('hi'), textOf('bye'), textOf('nowhere')]).toEqual(['Hi', 'Tchau', '']);
  expect([changes, requests]).toEqual([['pt'], ['pt', 'en']]);
});

test('keeps the existing text when a part’s text is empty', async () => {
  const { textOf, addTexts } = await openPage({});
  addTexts('pt', { hi: '', bye: 'Até logo' });
  expect([textOf('hi'), textOf('bye')]).toEqual(['Oi', 'Até logo']);
});
