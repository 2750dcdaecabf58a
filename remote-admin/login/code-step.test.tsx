import { screen, waitFor } from '@testing-library/react';
import { ana, createToken } from '../testing/people';
import { stubNetwork, type StubResponse } from '../testing/network';
import { here, renderScreen } from '../testing/render';
import { noMethods } from '../testing/security';
import LoginPage from './LoginPage';

const password = 'POST /users/login';
const code = 'POST /users/login/mfa';
const methods = { 'GET /users/login/methods': { json: noMethods } };
const inAnHour = Math.floor(Date.now() / 1000) + 3600;
const signedIn: StubResponse = { json: { token: createToken(inAnHour), usuario: ana } };
const needsCode = (ticket: string): StubResponse => ({
  status: 401,
  json: { error: 'Falta o código.', codigo: 'segundo_fator', ticket },
});
const rejected = (codigo: string): StubResponse => ({ status: 401, json: { error: `Não: ${codigo}`, codigo } });
const otp = () => screen.findByRole('textbox', { name: 'Código' });

/** Enters the password; the server asks for the code. */
async function openCodeStep(responses: Parameters<typeof stubNetwork>[0] = {}) {
  const network = stubNetwork({ ...methods, [password]: needsCode('mfaTotp:1'), ...responses });
  const { user } = renderScreen(<LoginPage />, { path: '/login?next=%2Fadmin%2Fauditoria' });
  await user.type(await screen.findByLabelText('E-mail'), 'ana@ponte.example');
  await user.type(screen.getByLabelText('Senha'), 'segredo{Enter}');
  expect(await otp()).toHaveFocus();
  return { network, user };
}

test('asks for the code after the password, and goes where the login was required', async () => {
  const { network, user } = await openCodeStep({ [code]: signedIn });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Código de verificação');
  expect(screen.getByText(/mostra para ana@ponte\.example/)).toBeVisible();
  expect(await otp()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await otp()).toHaveAttribute('inputmode', 'numeric');
  expect(localStorage).toHaveLength(0);
  await user.paste('123 456');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(here()).toBe('/admin/auditoria'));
  expect(network.callsOf(code).map(({ body }) => body)).toEqual([{ ticket: 'mfaTotp:1', otp: '123456' }]);
  expect(localStorage.getItem('token')).toBe(createToken(inAnHour));
});

test.each([
  ['', 'Informe o código.'],
  ['12345', 'O código tem 6 dígitos.'],
  ['12345x', 'O código tem 6 dígitos.'],
])('reports %j without a request', async (typed, problem) => {
  const { network, user } = await openCodeStep();
  await user.keyboard(`${typed}{Enter}`);
  expect(await otp()).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(network.callsOf(code)).toHaveLength(0);
});

test('gets another ticket for the try after a wrong code', async () => {
  const { network, user } = await openCodeStep({ [code]: rejected('codigo_incorreto') });
  await user.keyboard('111111{Enter}');
  await waitFor(async () => expect(await otp()).toHaveAttribute('aria-invalid', 'true'));
  expect(await otp()).toHaveAccessibleDescription(expect.stringContaining('O código não confere.'));
  expect(await otp()).toHaveFocus();
  expect(await otp()).toHaveValue('');
  expect(network.callsOf(password)).toHaveLength(1);

  network.respond(password, needsCode('mfaTotp:2'));
  network.respond(code, signedIn);
  await user.keyboard('222222{Enter}');
  await waitFor(() => expect(here()).toBe('/admin/auditoria'));
  expect(network.callsOf(password).at(-1)).toMatchObject({ body: { email: 'ana@ponte.example', senha: 'segredo' } });
  expect(network.callsOf(code).at(-1)).toMatchObject({ body: { ticket: 'mfaTotp:2', otp: '222222' } });
});

test('goes back to the password when the ticket has expired, with the e-mail and the reason', async () => {
  const { user } = await openCodeStep({ [code]: rejected('ticket_invalido') });
  await user.keyboard('123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Não: ticket_invalido');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@ponte.example');
  expect(screen.getByLabelText('Senha')).toHaveValue('');
  expect(screen.getByLabelText('Senha')).toHaveFocus();
  await user.keyboard('segredo{Enter}');
  expect(await otp()).toHaveFocus();
});

test('goes back to the password when it no longer fits', async () => {
  const { network, user } = await openCodeStep({ [code]: rejected('codigo_incorreto') });
  await user.keyboard('111111{Enter}');
  await waitFor(async () => expect(await otp()).toHaveAttribute('aria-invalid', 'true'));
  network.respond(password, { status: 401, json: { error: 'E-mail ou senha incorretos.' } });
  await user.keyboard('222222{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.');
  expect(screen.getByLabelText('Senha')).toHaveFocus();
});

test('opens the session at once when the second factor was removed meanwhile', async () => {
  const { network, user } = await openCodeStep({ [code]: rejected('codigo_incorreto') });
  await user.keyboard('111111{Enter}');
  await waitFor(async () => expect(await otp()).toHaveAttribute('aria-invalid', 'true'));
  network.respond(password, signedIn);
  await user.keyboard('222222{Enter}');
  await waitFor(() => expect(here()).toBe('/admin/auditoria'));
  expect(network.callsOf(code)).toHaveLength(1);
});

test.each<[string, StubResponse | 'offline', string]>([
  ['no connection', 'offline', 'Erro de conexão com o servidor'],
  ['too many wrong codes', { status: 429, json: { error: 'Calma.' } }, 'Foram códigos errados demais.'],
  ['an error of the server', { status: 500, json: {} }, 'Erro no login'],
])('stays at the code after %s, and sends the same ticket again', async (_case, response, message) => {
  const { network, user } = await openCodeStep({ [code]: response });
  await user.keyboard('123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(await otp()).toHaveValue('123456');
  network.respond(code, signedIn);
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(here()).toBe('/admin/auditoria'));
  expect(network.callsOf(code).at(-1)).toMatchObject({ body: { ticket: 'mfaTotp:1' } });
  expect(network.callsOf(password)).toHaveLength(1);
});

test('sends a code once, and says that it is on its way', async () => {
  const { network, user } = await openCodeStep({ [code]: 'pending' });
  await user.keyboard('123456{Enter}{Enter}');
  expect(await screen.findByRole('button', { name: 'Entrando...' })).toHaveAttribute('aria-disabled', 'true');
  expect(network.callsOf(code)).toHaveLength(1);
});

test('leads back to the password on request, without a message', async () => {
  const { user } = await openCodeStep();
  await user.click(screen.getByRole('button', { name: 'Voltar para a senha' }));
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@ponte.example');
  expect(screen.getByLabelText('Senha')).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
