import { screen, waitFor, within } from '@testing-library/react';
import { rejectedAs } from '../testing/account';
import { withNewClient } from '../testing/new-client';
import { stubNetwork } from '../testing/network';
import { ana, bia, signIn } from '../testing/people';
import { here, renderScreen } from '../testing/render';
import { securityResponses } from '../testing/security';
import SecurityPage from './SecurityPage';
import { buildOtpauthUrl } from './SetUp';

type Responses = Parameters<typeof stubNetwork>[0];
const generate = 'GET /v1/auth/mfa/totp/generate';
const change = 'POST /v1/auth/user/mfa';
const secret = { json: { imageUrl: 'data:image/png;base64,', totpSecret: 'ABCDEFGHIJKLMNOP' } };
const done = { json: 'OK' };
const section = async () => within(await screen.findByRole('region', { name: 'Segundo fator' }));
const otp = async () => (await section()).findByRole('textbox', { name: 'Código' });

async function open(
  responses: Responses = {},
  contents: Parameters<typeof securityResponses>[0] = {},
  person: Parameters<typeof signIn>[0] = bia,
) {
  signIn(person);
  const network = stubNetwork({ ...securityResponses(contents), ...responses });
  const page = renderScreen(<SecurityPage />, { path: '/seguranca', settings: withNewClient() });
  await section();
  return { network, ...page };
}

async function setUp(responses: Responses) {
  const page = await open({ [generate]: secret, ...responses });
  await page.user.click((await section()).getByRole('button', { name: 'Ativar' }));
  expect(await (await section()).findByText(/^Leia este código QR/)).toHaveFocus();
  await page.user.click(await otp());
  return page;
}

test('shows the key and its QR code, and activates with the first code of the app', async () => {
  const { network, user } = await setUp({ [change]: done });
  expect(await screen.findByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeInTheDocument();
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument();
  await user.keyboard('123 456{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Segundo fator ativado\./));
  expect(network.callsOf(change).map(({ body }) => body)).toEqual([{ code: '123456', activeMfaType: 'totp' }]);
  expect((await section()).getByText('Ativado')).toBeInTheDocument();
  expect((await section()).getByRole('button', { name: 'Desativar' })).toBeInTheDocument();
});

test('describes the account to the app by the standard key URI', () => {
  expect(buildOtpauthUrl('Ponte & Cia', 'bia@ponte.example', 'ABCD')).toBe(
    'otpauth://totp/Ponte%20%26%20Cia:bia%40ponte.example?secret=ABCD&issuer=Ponte%20%26%20Cia',
  );
});

test('reports a wrong code at its field, and takes the next one', async () => {
  const { network, user } = await setUp({ [change]: rejectedAs('invalid-totp') });
  await user.keyboard('111111{Enter}');
  await waitFor(async () => expect(await otp()).toHaveAccessibleDescription(/O código não confere/));
  expect(await otp()).toHaveValue('');
  expect(await otp()).toHaveFocus();
  network.respond(change, done);
  await user.keyboard('222222{Enter}');
  expect(await screen.findByText(/^Segundo fator ativado\./)).toBeInTheDocument();
});

test('can be left before the code, and needs one', async () => {
  const { network, user } = await setUp({});
  await user.keyboard('12{Enter}');
  expect(await otp()).toHaveAccessibleDescription(/O código tem 6 dígitos/);
  await user.click((await section()).getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByText('ABCD EFGH IJKL MNOP')).not.toBeInTheDocument();
  expect((await section()).getByRole('button', { name: 'Ativar' })).toBeInTheDocument();
  expect(network.callsOf(change)).toHaveLength(0);
});

test('turns it off with a code', async () => {
  const { network, user } = await open({ [change]: done }, { hasSecondFactor: true });
  await user.click((await section()).getByRole('button', { name: 'Desativar' }));
  expect(await otp()).toHaveFocus();
  await user.keyboard('123456{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Segundo fator desativado.'));
  expect(network.callsOf(change).map(({ body }) => body)).toEqual([{ code: '123456', activeMfaType: '' }]);
  expect((await section()).getByRole('button', { name: 'Ativar' })).toBeInTheDocument();
});

test.each([
  ['activated', generate, false, 'totp-already-active', 'Ativar', 'Desativar'],
  ['turned off', change, true, 'disabled-mfa-totp', 'Desativar', 'Ativar'],
] as const)('follows another window that has %s it', async (_name, call, hasSecondFactor, code, press, after) => {
  const { user } = await open({ [call]: rejectedAs(code, 400) }, { hasSecondFactor });
  await user.click((await section()).getByRole('button', { name: press }));
  if (call === change) await user.keyboard('123456{Enter}');
  expect(await screen.findByText('O segundo fator já foi alterado em outra janela.')).toBeInTheDocument();
  expect((await section()).getByRole('button', { name: after })).toBeInTheDocument();
});

test.each([
  ['no connection', 'offline', 'Erro de conexão com o servidor.'],
  ['too many codes', rejectedAs('too-many-requests', 429), /^Muitos pedidos/],
  ['a fault', rejectedAs('internal-server-error', 500), 'Não foi possível ativar o segundo fator.'],
] as const)('reports %s, and keeps the code', async (_name, response, message) => {
  const { user } = await setUp({ [change]: response });
  await user.keyboard('123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await otp()).toHaveValue('123456');
});

test('goes to the login when the session has ended meanwhile', async () => {
  const { user } = await setUp({ [change]: rejectedAs('unauthorized') });
  await user.keyboard('123456{Enter}');
  await waitFor(() => expect(here()).toBe('/login?next=%2Fseguranca'));
});

test('offers nothing where the owner has turned it off, and always says who resets a lost one', async () => {
  await open({}, { methods: { secondFactor: null } });
  expect((await section()).queryByRole('button')).not.toBeInTheDocument();
  expect((await section()).getByText(/^Este site não permite/)).toBeInTheDocument();
  expect((await section()).getByText(/peça a um administrador/)).toBeInTheDocument();
});

test('tells an administrator that another one resets a lost one', async () => {
  await open({}, {}, ana);
  expect((await section()).getByText(/peça a outro administrador/)).toBeInTheDocument();
});

test('reports a failed load, and loads again', async () => {
  signIn(bia);
  const responses = securityResponses();
  const network = stubNetwork({ ...responses, 'GET /users/login/methods': 'offline' });
  const { user } = renderScreen(<SecurityPage />, { path: '/seguranca', settings: withNewClient() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro de conexão com o servidor.');
  network.respond('GET /users/login/methods', responses['GET /users/login/methods'] ?? 'offline');
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await section()).toBeDefined();
});
