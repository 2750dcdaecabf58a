import { execFile, type ExecFileException } from 'node:child_process';
import { ApiError } from '../http/api-error';
import { readFailure } from './ponte';

it('distinguishes a command that timed out from one that ended by itself', async () => {
  const options = { timeout: 200, killSignal: 'SIGKILL' } as const;
  const hang = ['-e', 'setTimeout(() => {}, 60_000)'];
  const error = await new Promise<ExecFileException | null>((resolve) =>
    execFile(process.execPath, hang, options, resolve),
  );
  if (!error) throw new Error('it was not stopped');
  const failure = readFailure(error, '', '');
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 504 });
  expect(readFailure(Object.assign(new Error('x'), { code: 9 }), 'not JSON', 'oh')).toMatchObject({
    message: 'ponte ended with 9: oh',
  });
});
