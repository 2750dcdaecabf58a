import { createScriptError, createStyleError } from '../testing/scripted-remotes';
import { openModule } from './open-module';

const throwing = (message: string) => () =>
  Promise.resolve(() => {
    throw new Error(message);
  });

beforeEach(() => Object.assign(performance, { getEntriesByName: () => [{ responseStatus: 200 }] }));

test('resolves with the module’s exports', async () => {
  expect(await openModule(() => Promise.resolve(() => 'exports'))).toBe('exports');
});

test.each([
  ['script without the chunk', createScriptError('about', { type: 'missing' }), 'chunk', 'missing'],
  ['script that is late', createScriptError('about', { type: 'timeout' }), 'chunk', 'timeout'],
  ['script that does not load', createScriptError('about', { type: 'error' }), 'chunk', 'other'],
  ['style that does not load', createStyleError('about'), 'style', 'other'],
])('reports a %s with a ChunkLoadError as the cause', async (_, error, phase, kind) => {
  const cause = { name: 'ChunkLoadError', message: error.message, kind };
  await expect(openModule(() => Promise.reject(error))).rejects.toMatchObject({ failure: { phase, kind }, cause });
});

test('classifies a script with a 404 response as missing, although its error lacks the status', async () => {
  Object.assign(performance, { getEntriesByName: () => [{ responseStatus: 404 }] });
  const opened = openModule(() => Promise.reject(createScriptError('about', { type: 'error' })));
  await expect(opened).rejects.toMatchObject({ cause: { name: 'ChunkLoadError', kind: 'missing' } });
});

test('takes any other error of a container as a missing module', async () => {
  const error = new Error('Module "./home" does not exist in container.');
  const opened = openModule(() => Promise.reject(error));
  await expect(opened).rejects.toMatchObject({ failure: { phase: 'entry', kind: 'missing' }, cause: error });
});

test.each([
  ['Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of x', 'shared'],
  ["Can not get 'shared-config/kit'", 'shared'],
  ['Cannot read properties of undefined', 'chunk'],
])('reports a module that throws "%s" as %s', async (message, phase) => {
  await expect(openModule(throwing(message))).rejects.toMatchObject({ failure: { phase, kind: 'other' } });
});
