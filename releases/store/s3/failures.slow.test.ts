import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { s3 } from '../../testing/media';
import { runPonte } from '../../testing/run-ponte';
import { createScratch } from '../../testing/scratch';

const scratch = createScratch(s3);

/** In a separate process, because the SDK may write to the terminal itself and reads the environment. */
function status(env: Readonly<Record<string, string>> = {}, location = scratch.medium.location) {
  return runPonte(['status', '--store', location], { env: { ...scratch.medium.env, ...env } });
}

test.each<[what: string, env: Readonly<Record<string, string>>, code: number, message: RegExp]>([
  ['no key', { AWS_ACCESS_KEY_ID: '' }, 2, /AWS_ACCESS_KEY_ID is not set/],
  ['an unknown key', { AWS_ACCESS_KEY_ID: 'nobody' }, 1, /the access key is unknown \(InvalidAccessKeyId\)/],
  ['a wrong secret', { AWS_SECRET_ACCESS_KEY: 'hush' }, 1, /the signature does not match \(SignatureDoesNotMatch\)/],
  [
    'a closed port',
    { AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' },
    1,
    /127\.0\.0\.1:1 does not respond \(ECONNREFUSED\)/,
  ],
  ['no such host', { AWS_ENDPOINT_URL_S3: 'http://bucket.invalid' }, 1, /bucket\.invalid does not respond \(E\w+\)/],
])('%s is reported in one line without secrets', async (_, env, code, message) => {
  const ran = await status(env);
  expect(ran).toMatchObject({ code, stdout: '', stderr: expect.stringMatching(message) });
  expect(ran.stderr.trim().split('\n')).toHaveLength(1);
  expect(ran.stderr).not.toMatch(/hush|S3RVER/);
});

describe('without keys in the environment', () => {
  const noKeys = {
    AWS_ACCESS_KEY_ID: '',
    AWS_SECRET_ACCESS_KEY: '',
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_CONFIG_FILE: '/dev/null',
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  };

  test('missing credentials are reported in one line', async () => {
    expect(await status(noKeys)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(
        /^error: AWS_ACCESS_KEY_ID is not set, and neither a profile nor a role gives .*\n$/,
      ),
    });
  });

  test('uses the credentials of a profile', async () => {
    const file = join(scratch.folder, 'config');
    await writeFile(file, '[profile site]\naws_access_key_id = S3RVER\naws_secret_access_key = S3RVER\n');
    await scratch.start();
    expect(await status({ ...noKeys, AWS_CONFIG_FILE: file, AWS_PROFILE: 'site' })).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('release 1 is live'),
    });
  });

  test('requires a region for Amazon', async () => {
    const ran = await status({ ...noKeys, AWS_ENDPOINT_URL_S3: '' });
    expect(ran).toMatchObject({ code: 2, stderr: expect.stringMatching(/^error: AWS_REGION is not set.*\n$/) });
  });
});

test('reports a bucket that does not exist', async () => {
  expect(await status({}, 's3://nowhere/site')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('NoSuchBucket'),
  });
});

test.each([
  [{ status: 403, code: 'AccessDenied' }, 1, 'access is denied'],
  [
    { status: 403, code: 'RequestTimeTooSkewed' },
    1,
    "this machine's clock is wrong (RequestTimeTooSkewed): it says 20",
  ],
  [{ status: 400, code: 'AuthorizationHeaderMalformed' }, 1, 'correct AWS_REGION'],
  [{ status: 503, code: 'SlowDown' }, 3, 'the server is overloaded (SlowDown)'],
])('%j ends with %d', async (response, code, message) => {
  scratch.medium.server.interfere = () => response;
  const ran = await status();
  expect(ran).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) });
  expect(ran.stderr.trim().split('\n')).toHaveLength(1);
});

test('a write that is denied midway changes nothing visible', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  scratch.medium.server.interfere = ({ method, path }) =>
    method === 'PUT' && path.endsWith('/live') ? { status: 403, code: 'AccessDenied' } : undefined;
  await expect(scratch.promote('remote-chat', 2)).rejects.toThrow('access is denied');
  scratch.medium.server.interfere = () => undefined;
  expect(await scratch.store.releases.findLiveSerial()).toBe(1);
  await scratch.promote('remote-chat', 2);
  expect(await scratch.store.releases.findLiveSerial()).toBe(2);
});
