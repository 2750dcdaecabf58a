import { startTextsWith, textOf } from '@ponte/kit/i18n/i18n';
import { addBuildTexts } from './build-texts';

const build = { build: 'public-1', entry: '/builds/public-1/remoteEntry.js' };
let requests: string[];
let reports: string[];

/** Adds a build's texts to a page in Spanish. The server has only these files. */
async function addTexts(files: Record<string, string>) {
  window.fetch = (input) => {
    const language = String(input).slice(-7, -5);
    requests.push(language);
    const body = files[language];
    const status = body === undefined ? 404 : 200;
    return Promise.resolve({ ok: status === 200, status, text: () => Promise.resolve(body) } as Response);
  };
  startTextsWith('es', { both: 'de la página' });
  await addBuildTexts(build, 'es');
  return [textOf('both'), textOf('own')];
}

beforeEach(() => {
  requests = [];
  reports = [];
  jest.spyOn(console, 'error').mockImplementation((...args) => reports.push(args.join(' ')));
});

test('prefers the build’s texts to the page’s, and fetches one file if it has no gaps', async () => {
  expect(await addTexts({ es: '{"both":"suyo","own":"propio"}' })).toEqual(['suyo', 'propio']);
  expect(requests).toEqual(['es']);
});

test('fills an empty text from the page, then from English, then from Portuguese', async () => {
  expect(
    await addTexts({ es: '{"both":"","own":""}', en: '{"both":"its","own":""}', pt: '{"own":"próprio"}' }),
  ).toEqual(['de la página', 'próprio']);
  expect(requests).toEqual(['es', 'en', 'pt']);
});

test.each([
  ['missing', {}, /failed loading .*es.json; status code: 404/],
  ['HTML', { es: '<!doctype html>' }, /failed parsing .*es.json to json/],
])('reports a file that is %s, and falls back to English', async (_, files, message) => {
  expect(await addTexts({ en: '{"both":"its","own":"own"}', ...files })).toEqual(['de la página', 'own']);
  expect(reports).toEqual([expect.stringMatching(message)]);
});

test('keeps the page’s texts when no file loads', async () => {
  expect((await addTexts({}))[0]).toBe('de la página');
  expect(reports).toHaveLength(3);
});
