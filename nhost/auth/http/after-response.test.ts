import type { FastifyBaseLogger } from 'fastify';
import { AuthError } from '../errors/auth-error';
import { createAfterResponse } from './after-response';

const createLog = () => {
  const log = { info: jest.fn(), error: jest.fn() };
  return { log, asLog: log as unknown as FastifyBaseLogger };
};

it('starts after the code that asked for it, and waits for work that other work starts', async () => {
  const { run, flush } = createAfterResponse();
  const { log, asLog } = createLog();
  const done: string[] = [];
  run(asLog, async () => {
    done.push('first');
    run(asLog, async () => void done.push('second'));
  });
  await Promise.resolve();
  expect(done).toEqual([]);
  await flush();
  expect(done).toEqual(['first', 'second']);
  expect([log.info, log.error].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

it('logs a failure, and what the account does not take part in', async () => {
  const { run, flush } = createAfterResponse();
  const { log, asLog } = createLog();
  const error = new Error('the database is down');
  run(asLog, () => Promise.reject(error));
  run(asLog, () => Promise.reject(new AuthError('disabled-user')));
  await flush();
  expect(log.error.mock.calls).toEqual([[{ err: error }, expect.stringContaining('a mail was not sent')]]);
  expect(log.info.mock.calls).toEqual([[{ code: 'disabled-user' }, 'rejected after the response']]);
});
