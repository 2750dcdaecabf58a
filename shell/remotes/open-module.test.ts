import { openModule, type Container } from './container';
import { createScriptError, createStyleError } from '../testing/scripted-remotes';

const open = (get: Container['get']) => openModule({ init: () => {}, get }, 'home');
const throwing = (message: string) => () =>
  Promise.resolve(() => {
    throw new Error(message);
  });

beforeEach(() => Object.assign(performance, { getEntriesByName: () => [{ responseStatus: 200 }] }));

test('resolves with the module’s exports', async () => {
  expect(await open((name) => Promise.resolve(() => `exports of ${name}`))).toBe('exports of ./home');
});

test.each([
  ['script without the chunk', createScriptError('about', { type: 'missing' }), 'chunk', 'missing'],
  ['script that is late', createScriptError('about', { type: 'timeout' }), 'chunk', 'timeout'],
  ['script that does not load', createScriptError('about', { type: 'error' }), 'chunk', 'other'],
  ['style that does not load', createStyleError('about'), 'style', 'other'],
])('reports a %s with a ChunkLoadError as the cause', async (_, error, phase, kind) => {
  const cause = { name: 'ChunkLoadError', message: error.message, kind };
  await expect(open(() => Promise.reject(error))).rejects.toMatchObject({ failure: { phase, kind }, cause });
});

test('classifies a script with a 404 response as missing, although its error lacks the status', async () => {
  Object.assign(performance, { getEntriesByName: () => [{ responseStatus: 404 }] });
  const opened = open(() => Promise.reject(createScriptError('about', { type: 'error' })));
  await expect(opened).rejects.toMatchObject({ cause: { name: 'ChunkLoadError', kind: 'missing' } });
});

test('takes any other error of a container as a missing module', async () => {
  const error = new Error('Module "./home" does not exist in container.');
  const opened = open(() => Promise.reject(error));
  await expect(opened).rejects.toMatchObject({ failure: { phase: 'entry', kind: 'missing' }, cause: error });
});

test.each([
  ['Unsatisfied version 19.3.1 from shell of shared singleton module react (required ^18)', 'shared'],
  ["Shared module shared-config/kit doesn't exist in shared scope default", 'shared'],
  ['Cannot read properties of undefined', 'chunk'],
])('reports a module that throws "%s" as %s', async (message, phase) => {
  await expect(open(throwing(message))).rejects.toMatchObject({ failure: { phase, kind: 'other' } });
});
