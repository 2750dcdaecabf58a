import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server answers for each language: a body, a status, or nothing until the test lets it. */
type Answer = string | number | Promise<string>;

const table = (texts: Record<string, string>) => JSON.stringify(texts);
const complete = {
  pt: table({ hi: 'Oi', bye: 'Tchau' }),
  en: table({ hi: 'Hi', bye: 'Bye' }),
  es: table({ hi: 'Hola', bye: 'Adiós' }),
};

let answers: Record<string, Answer>;
let requests: string[];
let server: Server;
let loadPath: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const language = request.url?.slice(1) ?? '';
    requests.push(language);
    const answer = answers[language] ?? 404;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else void Promise.resolve(answer).then((body) => response.end(body));
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

/** A page of its own, started in Portuguese unless told otherwise. */
async function openPage(given: Record<string, Answer>, language: 'pt' | 'en' | 'es' = 'pt') {
  answers = { ...complete, ...given };
  jest.resetModules();
  const { i18n, readLanguage, addTexts } = await import('./i18n');
  const { startTexts, switchTexts } = await import('./switch-texts');
  const { addTextsSource } = await import('./texts-sources');
  const shown = await startTexts(language, loadPath);
  const changes: string[] = [];
  i18n.on('languageChanged', (to) => changes.push(to));
  return { i18n, readLanguage, addTexts, switchTexts, addTextsSource, shown, changes };
}

function held(): { answer: Promise<string>; release: (body: string) => void } {
  let release: (body: string) => void = () => {};
  return { answer: new Promise((resolve) => (release = resolve)), release: (body) => release(body) };
}

test('of two languages the one that was chosen last stays, whichever comes later', async () => {
  const en = held();
  const { i18n, readLanguage, switchTexts, changes } = await openPage({ en: en.answer });
  const first = switchTexts('en');
  expect(await switchTexts('es')).toBe(true);
  en.release(complete.en);
  expect(await first).toBe(false);
  expect([readLanguage(), i18n.t('hi'), changes]).toEqual(['es', 'Hola', ['es']]);
});

test('the present language, chosen again, calls off one that is on its way', async () => {
  const en = held();
  const { readLanguage, switchTexts, changes } = await openPage({ en: en.answer });
  const first = switchTexts('en');
  expect(await switchTexts('pt')).toBe(true);
  en.release(complete.en);
  expect(await first).toBe(false);
  expect([readLanguage(), changes]).toEqual(['pt', []]);
});

test('a change that is requested twice is rendered once', async () => {
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
] as const)(
  'a file that is %s leaves the language as it is, and a retry fetches it again',
  async (_, answer, words) => {
    const { i18n, readLanguage, switchTexts, changes } = await openPage({ es: answer });
    await expect(switchTexts('es')).rejects.toThrow(words);
    expect([readLanguage(), i18n.t('hi'), changes]).toEqual(['pt', 'Oi', []]);
    answers.es = complete.es;
    expect(await switchTexts('es')).toBe(true);
    expect(i18n.t('hi')).toBe('Hola');
    expect(requests).toEqual(['pt', 'es', 'es']);
  },
);

test('the page waits for the texts of a part, and stays as it is without them', async () => {
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
])('a page whose own texts do not come starts in %s', async (_, given, language, greeting) => {
  const { i18n, shown } = await openPage({ es: 404, ...given }, 'es');
  expect([shown, i18n.language, i18n.t('hi')]).toEqual([language, language, greeting]);
  expect(reports[0]).toMatch(/The texts in es did not come.*404/);
});

test('a page whose texts come in no language says so', async () => {
  await expect(openPage({ pt: 404, en: 404, es: 404 })).rejects.toThrow('No texts came in any language');
});

test('a complete file is the only one that is fetched', async () => {
  const { switchTexts } = await openPage({});
  await switchTexts('es');
  expect(requests).toEqual(['pt', 'es']);
});

test('an empty text is taken from English, then from Portuguese', async () => {
  const gaps = { en: table({ hi: 'Hi', bye: '' }), es: table({ hi: '', bye: '' }), pt: complete.pt };
  const { i18n, switchTexts } = await openPage({ ...gaps, es: table({ hi: '', bye: '', more: 'Más' }) });
  await switchTexts('es');
  expect(['hi', 'bye', 'more'].map((key) => i18n.t(key))).toEqual(['Hi', 'Tchau', 'Más']);
});

test('a key without text shows nothing until another language has it, and is never shown itself', async () => {
  const { i18n, changes } = await openPage({ pt: table({ bye: 'Tchau' }) });
  expect(i18n.t('hi')).toBe('');
  await new Promise<void>((resolve) => i18n.on('languageChanged', () => resolve()));
  expect([i18n.t('hi'), i18n.t('bye'), i18n.t('nowhere')]).toEqual(['Hi', 'Tchau', '']);
  expect([changes, requests]).toEqual([['pt'], ['pt', 'en']]);
});

test('an empty text of a part leaves the one that is there', async () => {
  const { i18n, addTexts } = await openPage({});
  addTexts('pt', { hi: '', bye: 'Até logo' });
  expect([i18n.t('hi'), i18n.t('bye')]).toEqual(['Oi', 'Até logo']);
});
