import { startTextsWith, textOf } from '@ponte/kit/i18n/i18n';
import { addBuildTexts } from './build-texts';

const build = { build: 'public-1', entry: '/builds/public-1/remoteEntry.js' };
let requests: string[];
let reports: string[];

/** The page in Spanish, with what the composition has; the build's files are answered as given, any other with 404. */
async function laidOver(files: Record<string, string>) {
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
  jest.spyOn(console, 'error').mockImplementation((...words) => reports.push(words.join(' ')));
});

test('a build’s texts win over the page’s, and a file without a gap is the only one', async () => {
  expect(await laidOver({ es: '{"both":"suyo","own":"propio"}' })).toEqual(['suyo', 'propio']);
  expect(requests).toEqual(['es']);
});

test('an empty text leaves the page’s own, then comes from English, then from Portuguese', async () => {
  expect(
    await laidOver({ es: '{"both":"","own":""}', en: '{"both":"its","own":""}', pt: '{"own":"próprio"}' }),
  ).toEqual(['de la página', 'próprio']);
  expect(requests).toEqual(['es', 'en', 'pt']);
});

test.each([
  ['missing', {}, /failed loading .*es.json; status code: 404/],
  ['HTML', { es: '<!doctype html>' }, /failed parsing .*es.json to json/],
])('a file that is %s is reported, and replaced by English', async (_, files, words) => {
  expect(await laidOver({ en: '{"both":"its","own":"own"}', ...files })).toEqual(['de la página', 'own']);
  expect(reports).toEqual([expect.stringMatching(words)]);
});

test('no file at all leaves the page’s texts', async () => {
  expect((await laidOver({}))[0]).toBe('de la página');
  expect(reports).toHaveLength(3);
});
