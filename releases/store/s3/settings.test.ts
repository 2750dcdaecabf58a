import { parseS3Address, readS3Settings } from './settings';

const address = parseS3Address('s3://releases/site/');
const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

test('parses an address into bucket and prefix', () => {
  expect(address).toEqual({ bucket: 'releases', prefix: 'site/' });
  expect(parseS3Address('s3://my.bucket-7')).toEqual({ bucket: 'my.bucket-7', prefix: '' });
});

test.each(['s3://', 's3://Releases', 's3://a', 's3://releases/../x', 's3://releases//x', 's3://releases/a b'])(
  'rejects the address %s',
  (location) => {
    expect(() => parseS3Address(location)).toThrow('names no place in a bucket');
  },
);

test.each([
  [{ AWS_REGION: 'eu-west-1' }, 'https://releases.s3.eu-west-1.amazonaws.com'],
  [{ AWS_REGION: 'eu-west-1', PONTE_S3_ADDRESSING: 'path' }, 'https://s3.eu-west-1.amazonaws.com/releases'],
  [{ AWS_ENDPOINT_URL: 'http://127.0.0.1:9000/' }, 'http://127.0.0.1:9000/releases'],
  [
    { AWS_ENDPOINT_URL: 'http://a', AWS_ENDPOINT_URL_S3: 'https://minio.example/s3/' },
    'https://minio.example/s3/releases',
  ],
  [{ AWS_ENDPOINT_URL_S3: 'https://eu.example', PONTE_S3_ADDRESSING: 'host' }, 'https://releases.eu.example'],
])('resolves %j to %s', (env, url) => {
  expect(readS3Settings(address, { ...keys, ...env }).url).toBe(url);
});

test.each([
  ['AWS_REGION is not set', keys],
  ['AWS_ACCESS_KEY_ID is not set', { AWS_REGION: 'x', AWS_SECRET_ACCESS_KEY: 'secret' }],
  ['AWS_SECRET_ACCESS_KEY is not set', { AWS_REGION: 'x', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: '' }],
  ['PONTE_S3_ADDRESSING is sideways', { ...keys, AWS_REGION: 'x', PONTE_S3_ADDRESSING: 'sideways' }],
  ['AWS_ENDPOINT_URL_S3 is not an address', { ...keys, AWS_ENDPOINT_URL_S3: 'minio:9000' }],
  ['AWS_ENDPOINT_URL is not an address', { ...keys, AWS_ENDPOINT_URL: 'http://ana:secret@minio' }],
])('reports that %s', (message, env) => {
  let thrown: unknown;
  try {
    readS3Settings(address, env);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ code: 'usage', message: expect.stringContaining(message) });
  expect(JSON.stringify(thrown) + String(thrown)).not.toContain('secret');
});

test('gives every place a cache of its own', () => {
  const env = { ...keys, AWS_REGION: 'x', PONTE_CACHE: '/copies' };
  const other = parseS3Address('s3://releases/other');
  expect(readS3Settings(address, env).cache).toMatch(/^\/copies\/[0-9a-f]{12}$/);
  expect(readS3Settings(address, env).cache).not.toBe(readS3Settings(other, env).cache);
});
