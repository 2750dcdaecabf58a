import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getJwtSecret, readConfig } from './config';

it('has defaults for everything', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ PORT: 3001, HOST: '127.0.0.1', DATA_DIR: '.data', LOG_LEVEL: 'info' });
  expect(config.DATABASE_URL).toBeUndefined();
  expect(Object.isFrozen(config)).toBe(true);
});

it('treats an empty value as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3001 });
});

it.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://secret@host/db'],
  ['JWT_SECRET', 'secret'],
  ['PASSWORD_MIN_LENGTH', '5'],
  ['LOG_LEVEL', 'secret'],
])('names %s when it is wrong, and not its value', (key, value) => {
  expect(() => readConfig({ [key]: value })).toThrow(new RegExp(`${key}: `));
  expect(() => readConfig({ [key]: value })).not.toThrow(/secret/);
});

describe('the key of the tokens', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'ponte-secret-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('is the one that was given', async () => {
    expect(await getJwtSecret({ JWT_SECRET: 'x'.repeat(32), DATA_DIR: folder })).toBe('x'.repeat(32));
  });

  it('is made once, for its owner alone, by however many start together', async () => {
    const DATA_DIR = join(folder, 'new');
    const secrets = await Promise.all(Array.from({ length: 5 }, () => getJwtSecret({ DATA_DIR })));
    expect(new Set(secrets)).toEqual(new Set([await readFile(join(DATA_DIR, 'jwt-secret'), 'utf8')]));
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(43);
    expect((await stat(join(DATA_DIR, 'jwt-secret'))).mode & 0o777).toBe(0o600);
    expect(await getJwtSecret({ DATA_DIR })).toBe(secrets[0]);
  });

  it.each([
    ['', 'is empty'],
    [' \n', 'is empty'],
    ['too short', 'is shorter than 32 characters'],
  ])('is rejected when its file holds %j', async (kept, problem) => {
    await writeFile(join(folder, 'jwt-secret'), kept);
    await expect(getJwtSecret({ DATA_DIR: folder })).rejects.toThrow(problem);
    expect(await readdir(folder)).toEqual(['jwt-secret']);
  });
});
