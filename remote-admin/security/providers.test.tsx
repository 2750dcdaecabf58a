import { screen, waitFor, within } from '@testing-library/react';
import { withNewClient } from '../testing/new-client';
import { stubNetwork } from '../testing/network';
import { bia, signIn } from '../testing/people';
import { here, renderScreen } from '../testing/render';
import { googleLink, securityResponses } from '../testing/security';
import SecurityPage from './SecurityPage';

const graphql = 'POST /v1/graphql';

async function open(contents: Parameters<typeof securityResponses>[0] = {}, query = '') {
  signIn(bia);
  const network = stubNetwork(securityResponses(contents));
  const path = `/seguranca${query && `?${query}`}`;
  const page = renderScreen(<SecurityPage />, { path, settings: withNewClient() });
  await screen.findByRole('region', { name: 'Contas vinculadas' });
  return { network, ...page };
}
const region = () => within(screen.getByRole('region', { name: 'Contas vinculadas' }));
const items = () =>
  region()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const buttons = () =>
  region()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('lists the linked accounts, and offers to link the others', async () => {
  await open({ links: [googleLink] });
  expect(items()).toEqual(['Googlevinculada em 2 de mar. de 2026Desvincular']);
  expect(buttons()).toEqual(['Desvincular', 'Vincular GitHub']);
});

test('unlinks an account after a confirmation, and offers to link it again', async () => {
  const { user } = await open({ links: [googleLink], removed: { id: googleLink.id } });
  await user.click(region().getByRole('button', { name: 'Desvincular Google' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Desvincular' }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Conta desvinculada.'));
  expect(items()).toEqual([]);
  expect(buttons()).toEqual(['Vincular GitHub', 'Vincular Google']);
});

test('says why the last way to sign in stays', async () => {
  const { network, user } = await open({ links: [googleLink] });
  network.respond(graphql, { json: { errors: [{ message: 'no', extensions: { code: 'last-sign-in-method' } }] } });
  await user.click(region().getByRole('button', { name: 'Desvincular Google' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Desvincular' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sem esta conta você não conseguiria mais entrar.');
  expect(items()).toHaveLength(1);
});

test('confirms the account that a visit of the provider linked, and cleans the URL', async () => {
  await open({ links: [googleLink] }, 'linked=google');
  expect(document.activeElement).toHaveTextContent('Conta Google vinculada. Agora você também entra com ela.');
  expect(here()).toBe('/seguranca');
});

test.each([
  ['invalid-request', 'Esta conta Google já está vinculada a um usuário deste site.'],
  ['oauth-provider-error', 'O outro serviço não confirmou quem você é. Tente de novo.'],
  ['something-new', 'O outro serviço não confirmou quem você é. Tente de novo.'],
])('says why a visit of the provider linked none: %s', async (code, message) => {
  await open({}, `linked=google&error=${code}&errorDescription=x`);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(here()).toBe('/seguranca');
});

test('says nothing about a provider that is not there', async () => {
  await open({}, 'linked=%3Cb%3E');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});

test('only links where an older backend does not know which are linked', async () => {
  signIn(bia);
  const responses = securityResponses({});
  const respond = responses[graphql];
  const unknown = { json: { errors: [{ message: 'unknown', extensions: { code: 'validation-failed' } }] } };
  stubNetwork({
    ...responses,
    [graphql]: (body) => {
      const isNew = (body as { query: string }).query.includes('Providers');
      return isNew || typeof respond !== 'function' ? unknown : respond(body);
    },
  });
  renderScreen(<SecurityPage />, { path: '/seguranca', settings: withNewClient() });
  await screen.findByRole('region', { name: 'Contas vinculadas' });
  expect(buttons()).toEqual(['Vincular GitHub', 'Vincular Google']);
  expect(region().queryByText('Nenhuma conta vinculada.')).not.toBeInTheDocument();
});

test('a site without providers shows nothing after the tokens', async () => {
  signIn(bia);
  const methods = { secondFactor: null, securityKey: false, providers: [] };
  stubNetwork(securityResponses({ methods, links: [] }));
  renderScreen(<SecurityPage />, { path: '/seguranca', settings: withNewClient() });
  const tokens = await screen.findByRole('region', { name: 'Tokens de acesso pessoal' });
  expect(tokens.nextSibling).toBeNull();
});
