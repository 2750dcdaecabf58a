import { describeFailure, RemoteTimeout } from './failure';

const named = (name: string, message: string, type?: string) => Object.assign(new Error(message), { name, type });

test.each([
  [new RemoteTimeout(), 'hung', 'timeout'],
  [named('ChunkLoadError', 'Loading chunk 7 failed.', 'missing'), 'chunk', 'missing'],
  [named('ChunkLoadError', 'Loading chunk 7 failed.', 'timeout'), 'chunk', 'timeout'],
  [named('ChunkLoadError', 'Loading chunk 7 failed.', 'error'), 'chunk', 'other'],
  [named('Error', 'Loading CSS chunk 7 failed.', 'error'), 'style', 'other'],
  [new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008'), 'entry', 'missing'],
  [new Error('Version 18 of shared singleton module react does not satisfy the requirement'), 'shared', 'other'],
  [new SyntaxError('Unexpected token'), 'entry', 'other'],
])('%s is told as %s, %s', (error, phase, kind) => {
  expect(describeFailure(error)).toEqual({ phase, kind });
});
