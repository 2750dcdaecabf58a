import { samplePeople } from 'fixtures/people';
import { createTestApp } from '../testing/test-app';

const test = createTestApp({ TRUST_PROXY: 'true' });
const { email, senha } = samplePeople.marina;
const wrong = { error: 'E-mail ou senha incorretos.' };
const dayMs = 86_400_000;
const [home, attacker, stranger] = ['203.0.113.7', '198.51.100.1', '192.0.2.44'];

const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (address: string, password: string = senha, account: string = email) =>
  test.visitor.post('/api/users/login', { email: account, senha: password }, from(address));
const tokenFrom = async (address: string) => ((await login(address)).body as { token: string }).token;
const guess = async (times: number, address: string) => {
  for (let i = 0; i < times; i += 1) await login(address, 'wrong one');
};
const changePassword = (token: string, nova: string, address: string) =>
  test.visitor.put(
    '/api/perfil/senha',
    { senha_atual: senha, senha: nova },
    { authorization: `Bearer ${token}`, ...from(address) },
  );

it('admits an administrator from a known address after ten wrong guesses from elsewhere', async () => {
  expect(await login(home)).toMatchObject({ status: 200 });
  await guess(10, attacker);
  expect(await login(home)).toMatchObject({ status: 200 });
  for (const address of [attacker, stranger]) {
    expect(await login(address)).toMatchObject({ status: 429, body: wrong, headers: { 'retry-after': '60' } });
  }
});

it('locks a known address after ten wrong guesses of its own, and no other', async () => {
  await login(home);
  await guess(9, home);
  expect(await login(home, 'wrong one')).toMatchObject({ status: 401 });
  expect(await login(home)).toMatchObject({ status: 429, body: wrong, headers: { 'retry-after': '60' } });
  expect(await login(stranger)).toMatchObject({ status: 200 });
});

it('counts the guesses of all unknown addresses together', async () => {
  await login(home);
  for (let i = 0; i < 10; i += 1) await login(`198.51.100.${i}`, 'wrong one');
  expect(await login(stranger)).toMatchObject({ status: 429 });
});

it('knows an address for the account that logged in from it only', async () => {
  await login(home);
  await guess(10, attacker);
  const { joao } = samplePeople;
  expect(await login(attacker, joao.senha, joao.email)).toMatchObject({ status: 200 });
  expect(await login(attacker)).toMatchObject({ status: 429 });
});

it('knows an IPv6 address by its /64', async () => {
  await login('2001:db8:0:7::1');
  await guess(10, attacker);
  expect(await login('2001:db8:0:7:ffff::9')).toMatchObject({ status: 200 });
  expect(await login('2001:db8:0:8::1')).toMatchObject({ status: 429 });
});

it('knows an address for 30 days after its last login', async () => {
  await login(home);
  test.passTime(29 * dayMs);
  await login(home);
  test.passTime(30 * dayMs - 1_000);
  await guess(10, attacker);
  expect(await login(home)).toMatchObject({ status: 200 });
  test.passTime(30 * dayMs);
  await guess(10, attacker);
  expect(await login(home)).toMatchObject({ status: 429 });
});

it('forgets the other addresses when the person changes the password', async () => {
  await login(stranger);
  const token = await tokenFrom(home);
  expect(await changePassword(token, 'uma nova senha', home)).toMatchObject({ status: 200 });
  await guess(10, attacker);
  expect(await login(home, 'uma nova senha')).toMatchObject({ status: 200 });
  expect(await login(stranger, 'uma nova senha')).toMatchObject({ status: 429 });
});

it('forgets the addresses of a person who gets a password from an administrator, or is deleted', async () => {
  const { joao } = samplePeople;
  const known = () => test.db.selectFrom('known_addresses').selectAll().execute();
  const loginAsJoao = (password: string) => login(home, password, joao.email);
  const marina = await test.signIn('marina');
  await loginAsJoao(joao.senha);
  expect(await known()).toHaveLength(2);
  await marina.put(`/api/usuarios/${test.ids.joao}`, { ...joao, senha: 'uma nova senha' });
  expect(await known()).toHaveLength(1);
  await loginAsJoao('uma nova senha');
  expect(await known()).toHaveLength(2);
  await marina.delete(`/api/usuarios/${test.ids.joao}`);
  expect(await known()).toHaveLength(1);
});

it('stores neither the e-mail nor the address in the clear', async () => {
  await login(home);
  const rows = JSON.stringify(await test.db.selectFrom('known_addresses').selectAll().execute());
  for (const secret of [email, home]) expect(rows).not.toContain(secret);
});

it('remembers no address after a wrong password, and nothing of an e-mail without an account', async () => {
  await login(home, 'wrong one');
  await login(home, 'wrong one', 'nobody@ponte.example');
  expect(await test.db.selectFrom('known_addresses').selectAll().execute()).toEqual([]);
});
