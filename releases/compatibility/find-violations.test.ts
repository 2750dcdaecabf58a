import type { BuildContract } from '@ponte/contract/build';
import type { RemoteName } from '@ponte/contract/parts';
import { buildId, createContract } from 'fixtures/builds/create-build';
import { findViolations, type Candidates } from './find-violations';

const chat = `remote-chat ${buildId(2)}`;
const pages = `remote-public ${buildId(2)}`;
const shell = `shell ${buildId(1)}`;

function candidates(changes: Partial<Record<RemoteName | 'shell', Partial<BuildContract>>> = {}): Candidates {
  const make = (part: RemoteName) => createContract(part, changes[part] ? 2 : 1, changes[part]);
  return {
    shell: createContract('shell', 1, changes.shell),
    remotes: {
      'remote-public': make('remote-public'),
      'remote-admin': make('remote-admin'),
      'remote-chat': make('remote-chat'),
    },
  };
}

const home = { id: 'home', path: '/', module: 'home', area: 'public' } as const;
const keys = ['chat.open', 'chat.close'];

test('finds nothing wrong with compatible builds', () => {
  expect(findViolations(candidates({ 'remote-chat': {} }), ['remote-chat'])).toEqual([]);
  expect(findViolations(candidates(), ['shell', 'remote-public', 'remote-admin', 'remote-chat'])).toEqual([]);
});

test.each<[what: string, part: RemoteName, changes: Partial<BuildContract>, code: string, message: string]>([
  ['a newer contract', 'remote-chat', { contract: 4 }, 'contract', `${chat} speaks contract 4; ${shell} accepts 3`],
  ['an older contract', 'remote-chat', { contract: 2 }, 'contract', `${chat} speaks contract 2; ${shell} accepts 3`],
  [
    'a missing module',
    'remote-public',
    { exposes: {} },
    'expose',
    `${pages} does not expose home, which the route home needs`,
  ],
  [
    'a wrong React range',
    'remote-chat',
    { shared: { required: { react: '^20.0.0' }, provided: {} } },
    'shared',
    `${chat} needs react ^20.0.0; ${shell} provides 19.3.1`,
  ],
  [
    'a shared package that the shell lacks',
    'remote-chat',
    { shared: { required: { vue: '^3.0.0' }, provided: {} } },
    'shared',
    `${chat} needs vue ^3.0.0; ${shell} provides none`,
  ],
  [
    'a kit name of the future',
    'remote-chat',
    { kit: ['useTexts', 'useWeather'] },
    'kit',
    `${chat} imports useWeather from the kit; ${shell} has no such name`,
  ],
  [
    'a text missing in a language',
    'remote-chat',
    { texts: { pt: keys, en: keys, es: ['chat.open'] } },
    'texts',
    `${chat} lacks in es: chat.close`,
  ],
  [
    "another part's route in its own name",
    'remote-chat',
    { routes: [{ ...home, id: 'mine', part: 'remote-chat' }] },
    'route',
    `${chat} claims the route mine (/), which is remote-public's`,
  ],
  [
    "another part's route as such",
    'remote-chat',
    { routes: [{ ...home, path: '/new', id: 'new', part: 'remote-admin' }] },
    'route',
    `${chat} claims the route new (/new), which is remote-admin's`,
  ],
  [
    'a path that is taken in one language',
    'remote-chat',
    { routes: [{ ...home, id: 'hel', part: 'remote-chat', path: { pt: '/hel', en: '/login', es: '/es/hel' } }] },
    'route',
    `${chat} claims the route hel (/hel, /login, /es/hel), which is remote-admin's`,
  ],
])('rejects %s', (_, part, changes, code, message) => {
  expect(findViolations(candidates({ [part]: changes }), [part])).toEqual([{ code, part, build: buildId(2), message }]);
});

test('lists every violation at once', () => {
  const worst = { contract: 4, kit: ['a'], texts: { pt: keys, en: [], es: keys } };
  const violations = findViolations(candidates({ 'remote-chat': worst }), ['remote-chat']);
  expect(violations.map(({ code }) => code)).toEqual(['contract', 'kit', 'texts']);
});

test('checks a new shell against every remote, and a new remote against the shell alone', () => {
  const poor = candidates({ shell: { kit: [] } });
  expect(findViolations(poor, ['shell']).map(({ part }) => part)).toEqual([
    'remote-public',
    'remote-admin',
    'remote-chat',
  ]);
  expect(findViolations(poor, ['remote-chat']).map(({ part }) => part)).toEqual(['remote-chat']);
});

test('runs remotes of contract 2 in shells of contract 2, and no others in them', () => {
  const older = { contract: 2 };
  const site = { shell: older, 'remote-public': older, 'remote-admin': older, 'remote-chat': older };
  expect(findViolations(candidates(site), ['shell', 'remote-public', 'remote-admin', 'remote-chat'])).toEqual([]);
  expect(findViolations(candidates({ ...site, 'remote-chat': {} }), ['remote-chat'])).toMatchObject([
    { code: 'contract', message: `${chat} speaks contract 3; ${shell} accepts 2` },
  ]);
});

test("checks a shell's own texts", () => {
  const shellTexts = { pt: ['menu.home'], en: [], es: ['menu.home'] };
  expect(findViolations(candidates({ shell: { texts: shellTexts } }), ['shell'])).toEqual([
    { code: 'texts', part: 'shell', build: buildId(1), message: `${shell} lacks in en: menu.home` },
  ]);
});
