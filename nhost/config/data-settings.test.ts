import { readNhostConfig } from './config';

it('has defaults for everything, and no admin', () => {
  expect(readNhostConfig({})).toMatchObject({
    storageUrl: 'http://localhost:3000/v1/storage',
    STORAGE_PUBLIC_BUCKETS: ['public'],
    STORAGE_USER_BUCKETS: ['default'],
    STORAGE_USER_QUOTA_BYTES: 250_000_000,
    S3_ROOT_FOLDER: 'files',
  });
  expect(readNhostConfig({}).HASURA_GRAPHQL_ADMIN_SECRET).toBeUndefined();
});

it('takes the address of presigned URLs from the client URL when it is not given', () => {
  const urlOf = (env: Record<string, string>) => readNhostConfig(env).storageUrl;
  expect(urlOf({ SITE_URL: 'https://ponte.example/' })).toBe('https://ponte.example/v1/storage');
  expect(urlOf({ STORAGE_SERVER_URL: 'https://files.example/' })).toBe('https://files.example');
});

it.each<[string, Record<string, string>]>([
  ['HASURA_GRAPHQL_ADMIN_SECRET', { HASURA_GRAPHQL_ADMIN_SECRET: 'secret' }],
  ['STORAGE_USER_QUOTA_BYTES', { STORAGE_USER_QUOTA_BYTES: 'secret' }],
  ['STORAGE_PUBLIC_BUCKETS', { STORAGE_PUBLIC_BUCKETS: 'a,secret', STORAGE_USER_BUCKETS: 'secret' }],
  ['S3_ENDPOINT', { S3_ENDPOINT: 'secret' }],
  ['S3_SECRET_KEY', { S3_ACCESS_KEY: 'secret' }],
  ['S3_ROOT_FOLDER', { S3_ROOT_FOLDER: '/secret/' }],
])('names %s when it is wrong, and not its value', (key, env) => {
  expect(() => readNhostConfig(env)).toThrow(new RegExp(key));
  expect(() => readNhostConfig(env)).not.toThrow(/secret/);
});
