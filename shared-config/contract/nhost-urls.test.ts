import { decideNhostUrls } from './nhost-urls';

test.each([
  ['/v1', { auth: '/v1/auth', graphql: '/v1/graphql', storage: '/v1/storage', functions: '/v1/functions' }],
  [
    'https://nhost.example/v1/',
    { auth: 'https://nhost.example/v1/auth', functions: 'https://nhost.example/v1/functions' },
  ],
  [
    'https://abc.{service}.eu-central-1.nhost.run/v1',
    {
      auth: 'https://abc.auth.eu-central-1.nhost.run/v1',
      graphql: 'https://abc.graphql.eu-central-1.nhost.run/v1',
      storage: 'https://abc.storage.eu-central-1.nhost.run/v1',
      functions: 'https://abc.functions.eu-central-1.nhost.run/v1',
    },
  ],
  [
    '/v1 graphql=https://hasura.example/v1/graphql',
    { auth: '/v1/auth', graphql: 'https://hasura.example/v1/graphql', storage: '/v1/storage' },
  ],
  [
    ' auth=https://a.example  graphql=https://g.example/ storage=https://s.example functions=https://f.example?x=1 ',
    {
      auth: 'https://a.example',
      graphql: 'https://g.example',
      storage: 'https://s.example',
      functions: 'https://f.example?x=1',
    },
  ],
])('%s', (nhostUrl, urls) => {
  expect(decideNhostUrls(nhostUrl)).toMatchObject(urls);
});

test.each([
  ['', 'auth'],
  ['auth=https://a.example', 'graphql'],
  ['auth= graphql=/g storage=/s functions=/f', 'auth'],
])('%p has no URL of the service %s', (nhostUrl, service) => {
  expect(() => decideNhostUrls(nhostUrl)).toThrow(`NHOST_URL has no URL of the service ${service}`);
});
