import { createAuthTest } from '../auth-test';
import { createGate } from './gate';
import { createPageClients, failedWith, signedIn } from './page-clients';

const services = createAuthTest();
const { createPageClient, getUrl } = createPageClients(services.test);
const gate = createGate(getUrl);
const network = failedWith('network', 0, 'Network Error');

test('reports each call without a response as such', async () => {
  const nhost = createPageClient(gate.getNhostUrl());
  expect(await nhost.signUp.password('ana@exemplo.com', 'Abc123')).toMatchObject(signedIn({}));
  gate.close();
  expect(await nhost.request('{ users { email } }')).toEqual(failedWith('unknown', 500));
  expect(await nhost.callFunction('account/export')).toEqual(failedWith('unknown', 500));
  expect(await nhost.files.upload(new File(['x'], 'a.txt'))).toEqual(network);
  expect(await nhost.files.download('x')).toEqual(network);
  expect(await nhost.password.reset('ana@exemplo.com')).toEqual(network);
  expect(await nhost.fetchUser()).toEqual(network);
  expect(await nhost.signOut()).toEqual(network);
  expect(nhost.getState()).toEqual({ status: 'signedOut', step: 'failed', error: network.error });
  expect(await nhost.signIn.password('ana@exemplo.com', 'Abc123')).toEqual(network);
  expect(await nhost.signIn.requestEmailCode('ana@exemplo.com')).toEqual(network);
});

test('names a response that is not the service’s', async () => {
  const nhost = createPageClient(gate.getNhostUrl());
  gate.close({ status: 502, body: '<html>' });
  expect(await nhost.request('{ users { email } }')).toEqual(failedWith('http-502', 502, 'Bad Gateway'));
  expect(await nhost.callFunction('x')).toEqual(failedWith('http-502', 502, '<html>'));
  expect(await nhost.files.upload(new File(['x'], 'a.txt'))).toEqual(network);
  // The client cannot tell it from no response.
  expect(await nhost.signIn.password('ana@exemplo.com', 'Abc123')).toEqual(network);
  gate.close({ status: 200, body: '{"data":[]}' });
  expect(await nhost.request('{ users { email } }')).toEqual(
    failedWith('invalid-response', 0, 'incorrect response data from GraphQL server'),
  );
});
