import type { Container } from './container';
import { openModule } from './exposed-module';

const open = (get: Container['get']) => openModule({ init: () => {}, get }, 'home');
const chunkError = (fields: object) =>
  Object.assign(new Error('Loading failed.'), { name: 'ChunkLoadError', ...fields });
const throwing = (message: string) => () =>
  Promise.resolve(() => {
    throw new Error(message);
  });

beforeEach(() => Object.assign(performance, { getEntriesByName: () => [{ responseStatus: 200 }] }));

test('answers with what the module exports', async () => {
  expect(await open((name) => Promise.resolve(() => `exports of ${name}`))).toBe('exports of ./home');
});

test.each([
  [{ type: 'missing' }, 'chunk', 'missing'],
  [{ type: 'timeout' }, 'chunk', 'timeout'],
  [{ type: 'error', request: '/7.js' }, 'chunk', 'other'],
  [{ type: 'error', request: '/7.css', code: 'CSS_CHUNK_LOAD_FAILED' }, 'style', 'other'],
  [{ name: 'Error' }, 'entry', 'missing'],
])('a load error %j is told as %s, %s', async (fields, phase, kind) => {
  const opened = open(() => Promise.reject(chunkError(fields)));
  await expect(opened).rejects.toMatchObject({ failure: { phase, kind } });
});

test.each([
  ['Unsatisfied version 19.3.1 from shell of shared singleton module react (required ^18)', 'shared'],
  ["Shared module shared-config/kit doesn't exist in shared scope default", 'shared'],
  ['Cannot read properties of undefined', 'chunk'],
])('a module that throws "%s" as it runs is told as %s', async (message, phase) => {
  await expect(open(throwing(message))).rejects.toMatchObject({ failure: { phase, kind: 'other' } });
});
