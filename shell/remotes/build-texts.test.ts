import { hasAllTexts, loadAllTexts, setAllTextsUrl } from '@ponte/kit/i18n/all-texts';
import { fetchTexts } from '@ponte/kit/i18n/fetch-texts';
import { startTextsWith, textOf } from '@ponte/kit/i18n/i18n';
import { addBuildTexts, addReleasedTexts } from './build-texts';

jest.mock('@ponte/kit/i18n/fetch-texts', () => ({ fetchTexts: jest.fn() }));

const build = { build: 'public-1', entry: '/builds/public-1/remoteEntry.js' };
let requests: string[];
let reports: string[];

/** A page in Spanish. The server has only these files of the build, and of all texts of the site. */
function openPage(files: Record<string, string>, allTexts?: Record<string, string>) {
  window.fetch = (input) => {
    const language = String(input).slice(-7, -5);
    requests.push(language);
    const body = files[language];
    const status = body === undefined ? 404 : 200;
    return Promise.resolve({ ok: status === 200, status, text: () => Promise.resolve(body) } as Response);
  };
  jest.mocked(fetchTexts).mockImplementation((language) => {
    requests.push(`all ${language}`);
    return allTexts ? Promise.resolve({ texts: allTexts, hasGaps: false }) : Promise.reject(new Error('no texts'));
  });
  startTextsWith('es', { both: 'de la página' });
}

/** Adds the texts of a build that replaces the site's own. */
async function addTexts(...page: Parameters<typeof openPage>) {
  openPage(...page);
  await addBuildTexts(build, 'es');
  return [textOf('both'), textOf('own')];
}

beforeEach(() => {
  setAllTextsUrl('/all/{{lng}}');
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
  expect(requests).toEqual(['es', 'all es', 'en', 'pt']);
});

test('prefers the site’s own text to the build’s English', async () => {
  expect(await addTexts({ es: '{"both":"suyo","own":""}', en: '{"own":"own"}' }, { own: 'del sitio' })).toEqual([
    'suyo',
    'del sitio',
  ]);
});

test.each([
  ['missing', {}, /failed loading .*es.json; status code: 404/],
  ['HTML', { es: '<!doctype html>' }, /failed parsing .*es.json to json/],
])('reports a file that is %s, and falls back to English', async (_, files, message) => {
  expect(await addTexts({ en: '{"both":"its","own":"own"}', ...files })).toEqual(['de la página', 'own']);
  expect(reports).toEqual([expect.stringMatching(message), 'Error: no texts']);
});

test('keeps the page’s texts when no file loads', async () => {
  expect((await addTexts({}))[0]).toBe('de la página');
  expect(reports).toHaveLength(4);
});

/** Adds the texts of a build of the release. */
async function addReleased(...page: Parameters<typeof openPage>) {
  openPage(...page);
  await addReleasedTexts(build, 'es');
  return [textOf('both'), textOf('own')];
}

test('a build of the release has its texts in one file', async () => {
  expect(await addReleased({ es: '{"own":"propio"}' })).toEqual(['de la página', 'propio']);
  expect(requests).toEqual(['es']);
});

test('an empty text of a build of the release is taken from the site’s', async () => {
  expect(await addReleased({ es: '{"more":"más","own":""}' }, { own: 'del sitio' })).toEqual([
    'de la página',
    'del sitio',
  ]);
  expect(requests).toEqual(['es', 'all es']);
});

test('a part that brings its texts needs no file', async () => {
  openPage({});
  await addReleasedTexts({ ...build, texts: 'part' }, 'es');
  expect(requests).toEqual([]);
});

test('rejects when neither the build’s texts nor the site’s load', async () => {
  await expect(addReleased({})).rejects.toThrow('no texts');
  expect(requests).toEqual(['es', 'all es']);
  expect(hasAllTexts('es')).toBe(false);
});

// The last test, because the page has all texts from then on.
test('takes all texts of the site when the build’s do not load, and requests no other file after that', async () => {
  expect(await addReleased({}, { own: 'del sitio' })).toEqual(['de la página', 'del sitio']);
  expect(requests).toEqual(['es', 'all es']);
  await loadAllTexts('es');
  requests = [];
  await addReleasedTexts(build, 'es');
  expect(requests).toEqual([]);
});
