import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { storeLogin } from '@ponte/kit';
import type { Result } from '../api/call';
import { accountSession, rejectedAs } from '../testing/account';
import { stubNetwork } from '../testing/network';
import { ana, bia, signIn } from '../testing/people';
import { renderScreen } from '../testing/render';
import { useAccount } from './use-account';

const getUser = 'GET /v1/auth/user';

/** Asks the auth service for the user, and shows what came of it. */
function Probe() {
  const callAccount = useAccount();
  const [results, setResults] = useState<readonly Result<{ email?: string }>[]>([]);
  const last = results.at(-1);
  const fetchUser = async () => {
    const result = await callAccount((nhost) => nhost.fetchUser());
    setResults((old) => [...old, result]);
  };
  return (
    <>
      <button type="button" onClick={() => void fetchUser()}>
        fetch
      </button>
      <output>
        {results.length} {last?.ok ? last.value.email : JSON.stringify(last?.failure)}
      </output>
    </>
  );
}

function open(responses: Parameters<typeof stubNetwork>[0]) {
  const network = stubNetwork({ ...accountSession, ...responses });
  const { user } = renderScreen(<Probe />);
  const press = () => user.click(screen.getByRole('button'));
  const pressAndWait = async () => {
    const before = network.callsOf(getUser).length;
    await press();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${before + 1} `));
  };
  return { network, press, pressAndWait };
}

test('opens a session of the auth service with the first call only, and a new one for another person', async () => {
  signIn(bia);
  const { network, pressAndWait } = open({ [getUser]: { json: { email: bia.email } } });
  expect(network.sent).toEqual([]);
  await pressAndWait();
  expect(screen.getByRole('status')).toHaveTextContent('bia@ponte.example');
  await pressAndWait();
  expect(network.callsOf('POST /sessao/nhost').map(({ headers }) => headers.authorization)).toEqual([
    'Bearer token-of-the-test',
  ]);
  expect(network.callsOf(getUser)).toHaveLength(2);

  act(() => storeLogin({ token: 'of another session', usuario: ana, expiresAt: '2999-01-01T00:00:00.000Z' }));
  await pressAndWait();
  expect(network.callsOf('POST /v1/auth/signout')).toHaveLength(1);
  expect(network.callsOf('POST /sessao/nhost')[1]?.headers.authorization).toBe('Bearer of another session');
});

test.each([
  ['without a response', 'offline', /"kind":"noResponse"/],
  ['over the limit', rejectedAs('too-many-requests', 429), /"status":400.*"codigo":"too-many-requests"/],
  ['of a session that has ended', rejectedAs('unauthorized'), /"status":401.*"codigo":"unauthorized"/],
  ['with a wrong code', rejectedAs('invalid-totp'), /"status":400.*"codigo":"invalid-totp"/],
] as const)('reports a call %s', async (_name, response, expected) => {
  signIn(bia);
  const { press } = open({ [getUser]: response });
  await press();
  expect(await screen.findByText(expected)).toBeInTheDocument();
});

test('reports a session of the product that has ended', async () => {
  signIn(bia);
  const { press } = open({ 'POST /sessao/nhost': { status: 401, json: { error: 'Sua sessão terminou.' } } });
  await press();
  expect(await screen.findByText(/"status":401/)).toBeInTheDocument();
});
