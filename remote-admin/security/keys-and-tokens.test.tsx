import { screen, waitFor, within } from '@testing-library/react';
import { rejectedAs } from '../testing/account';
import { withNewClient } from '../testing/new-client';
import { stubNetwork } from '../testing/network';
import { bia, signIn } from '../testing/people';
import { here, renderScreen } from '../testing/render';
import { blueKey, script, securityResponses } from '../testing/security';
import SecurityPage from './SecurityPage';

type Responses = Parameters<typeof stubNetwork>[0];
const graphql = 'POST /v1/graphql';
const createPat = 'POST /v1/auth/pat';
const pat = { id: '5d2b7a10-6f0e-4b7e-8f7e-0d6f4f6c1a03', personalAccessToken: '0f4c1d52-aaaa-4bbb-8ccc-000000000001' };

async function open(contents: Parameters<typeof securityResponses>[0] = {}, responses: Responses = {}) {
  signIn(bia);
  const network = stubNetwork({ ...securityResponses(contents), ...responses });
  const page = renderScreen(<SecurityPage />, { path: '/seguranca', settings: withNewClient() });
  await screen.findByRole('region', { name: 'Tokens de acesso pessoal' });
  return { network, ...page };
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const keys = () => region('Chaves de segurança');
const tokens = () => region('Tokens de acesso pessoal');
const names = (list: typeof keys) =>
  list()
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

/** A browser with security keys: `create` decides what a new one does. */
function withKeys(create: () => Promise<unknown>): void {
  Object.defineProperty(window, 'PublicKeyCredential', { value: function Credential() {}, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: { create, get: create }, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const challenge = {
  json: {
    challenge: 'AAAA',
    rp: { id: 'localhost', name: 'Ponte' },
    user: { id: 'AAAA', name: 'bia', displayName: 'Bia' },
    pubKeyCredParams: [],
  },
};

test('lists keys and tokens, and says so when there are none', async () => {
  const { unmount } = await open({ keys: [blueKey, { id: 'x', nickname: null }], tokens: [script] });
  expect(names(keys)).toEqual(['Chave azulRemover', 'Chave sem nomeRemover']);
  expect(names(tokens)).toEqual(['Relatóriovale até 2 de jun. de 2026Remover']);
  unmount();
  await open();
  expect(keys().getByText('Nenhuma chave cadastrada.')).toBeInTheDocument();
  expect(tokens().getByText('Nenhum token criado.')).toBeInTheDocument();
});

test.each([
  ['a key', keys, 'a chave Chave azul', 'Chave removida.', { id: blueKey.id }],
  ['a key that another window has removed', keys, 'a chave Chave azul', 'Chave removida.', null],
  ['a token', tokens, 'o token Relatório', 'Token removido.', { id: script.id }],
] as const)('removes %s after a confirmation', async (_name, list, label, message, removed) => {
  const { network, user } = await open({ keys: [blueKey], tokens: [script], removed });
  const before = network.callsOf(graphql).length;
  await user.click(list().getByRole('button', { name: `Remover ${label}` }));
  const dialog = screen.getByRole('dialog', { name: `Remover ${label}?` });
  expect(network.callsOf(graphql)).toHaveLength(before);
  await user.click(within(dialog).getByRole('button', { name: 'Remover' }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(message));
  expect(names(list)).toEqual([]);
  expect(network.callsOf(graphql)).toHaveLength(before + 1);
});

test('keeps what could not be removed, in the dialog with the reason', async () => {
  const { network, user } = await open({ keys: [blueKey] });
  await user.click(keys().getByRole('button', { name: 'Remover a chave Chave azul' }));
  network.respond(graphql, { json: { errors: [{ message: 'no', extensions: { code: 'unexpected' } }] } });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remover' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível remover a chave.');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(names(keys)).toEqual(['Chave azulRemover']);
});

test('says that there is no connection when a removal gets no response', async () => {
  // Nhost's client writes what `fetch` threw.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { network, user } = await open({ keys: [blueKey] });
  await user.click(keys().getByRole('button', { name: 'Remover a chave Chave azul' }));
  network.respond(graphql, 'offline');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remover' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro de conexão com o servidor.');
});

test('says that a browser cannot use keys, and hides them where the owner has not turned them on', async () => {
  const { unmount } = await open();
  expect(keys().getByText('Este navegador não tem suporte a chaves de segurança.')).toBeInTheDocument();
  unmount();
  await open({ methods: { securityKey: false } });
  expect(screen.queryByRole('region', { name: 'Chaves de segurança' })).not.toBeInTheDocument();
});

test.each([
  ['was not touched', 'NotAllowedError', 'Nenhuma chave foi confirmada. Tente de novo quando ela estiver à mão.'],
  ['is known', 'InvalidStateError', 'Esta chave já está cadastrada.'],
])('explains that a key %s, and keeps its name', async (_name, error, message) => {
  withKeys(() => Promise.reject(new DOMException('no', error)));
  const { user } = await open({}, { 'POST /v1/auth/user/webauthn/add': challenge });
  await user.type(keys().getByLabelText('Nome da nova chave'), 'Celular');
  await user.click(keys().getByRole('button', { name: 'Adicionar chave' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(keys().getByLabelText('Nome da nova chave')).toHaveValue('Celular');
});

test('says that it waits for the key', async () => {
  withKeys(() => new Promise(() => {}));
  const { user } = await open({}, { 'POST /v1/auth/user/webauthn/add': challenge });
  await user.click(keys().getByRole('button', { name: 'Adicionar chave' }));
  expect(keys().getByRole('button', { name: 'Aguardando a chave...' })).toHaveAttribute('aria-disabled', 'true');
});

test('creates a token with a name and a lifetime, and shows it once with a button that copies it', async () => {
  const { network, user } = await open({}, { [createPat]: { json: pat } });
  const before = Date.now();
  await user.type(tokens().getByLabelText('Nome do novo token'), ' Relatório ');
  await user.selectOptions(tokens().getByLabelText('Validade'), '30 dias');
  await user.click(tokens().getByRole('button', { name: 'Criar token' }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Token criado\./));
  expect(screen.getByText(pat.personalAccessToken)).toBeInTheDocument();
  const [sent] = network.callsOf(createPat).map(({ body }) => body as { expiresAt: string; metadata: object });
  expect(sent?.metadata).toEqual({ name: 'Relatório' });
  expect(Math.round((Date.parse(sent?.expiresAt ?? '') - before) / 86_400_000)).toBe(30);
  expect(names(tokens)).toEqual([expect.stringMatching(/^Relatóriovale até /)]);
  expect(tokens().getByLabelText('Nome do novo token')).toHaveValue('');

  await user.click(tokens().getByRole('button', { name: 'Copiar' }));
  expect(await tokens().findByRole('button', { name: 'Copiado' })).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(pat.personalAccessToken);
});

test('requires a name for a token', async () => {
  const { network, user } = await open();
  await user.click(tokens().getByRole('button', { name: 'Criar token' }));
  expect(tokens().getByLabelText('Nome do novo token')).toHaveAccessibleDescription('Informe um nome.');
  expect(tokens().getByLabelText('Nome do novo token')).toHaveFocus();
  expect(network.callsOf(createPat)).toHaveLength(0);
});

test.each([
  ['no connection', 'offline', 'Erro de conexão com o servidor.'],
  ['a fault', rejectedAs('internal-server-error', 500), 'Não foi possível criar o token.'],
] as const)('reports a token that was not created: %s', async (_name, response, message) => {
  const { user } = await open({}, { [createPat]: response });
  await user.type(tokens().getByLabelText('Nome do novo token'), 'x{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(tokens().getByLabelText('Nome do novo token')).toHaveValue('x');
});

test('goes to the login when the session has ended meanwhile', async () => {
  const { user } = await open({}, { [createPat]: rejectedAs('unauthorized') });
  await user.type(tokens().getByLabelText('Nome do novo token'), 'x{Enter}');
  await waitFor(() => expect(here()).toBe('/login?next=%2Fseguranca'));
});

test('offers to link the providers that are configured, and none otherwise', async () => {
  const { unmount } = await open();
  await screen.findByRole('region', { name: 'Contas vinculadas' });
  const linked = region('Contas vinculadas').getAllByRole('button');
  expect(linked.map(({ textContent }) => textContent)).toEqual(['Vincular GitHub', 'Vincular Google']);
  unmount();
  await open({ methods: { providers: [] } });
  expect(screen.queryByRole('region', { name: 'Contas vinculadas' })).not.toBeInTheDocument();
});
