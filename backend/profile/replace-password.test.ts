import { samplePeople } from 'fixtures/people';
import { activateSecondFactor, createSecondFactorApp } from '../testing/second-factor';
import { replaceLostPassword } from './replace-password';

const test = createSecondFactorApp();
const { email } = samplePeople.marina;
const login = (senha: string) => test.visitor.post('/api/users/login', { email, senha });

it('gives a new password, ends the sessions, lifts the wait after wrong guesses, and is in the audit log', async () => {
  const session = await test.signIn('marina');
  const other = await test.signIn('joao');
  const opened = await test.visitor.post('/v1/auth/signin/email-password', {
    email,
    password: samplePeople.marina.senha,
  });
  const { session: user } = opened.body as { session: { refreshToken: string } };
  for (let guess = 0; guess < 11; guess += 1) await login('wrong');
  expect(await login(samplePeople.marina.senha)).toMatchObject({ status: 429 });
  const passwordHash = await test.app.passwords.hash('the new one');
  await replaceLostPassword(test.db, { email, passwordHash, now: test.now() });
  expect(await session.get('/api/perfil')).toMatchObject({ status: 401 });
  expect(await test.visitor.post('/v1/auth/token', { refreshToken: user.refreshToken })).toMatchObject({ status: 401 });
  expect(await other.get('/api/perfil')).toMatchObject({ status: 200 });
  expect(await login('the new one')).toMatchObject({ status: 200 });
  const changes = test.db.selectFrom('audit_log').where('action', '=', 'senha_alterada').select(['target', 'actor']);
  expect(await changes.execute()).toEqual([{ target: email, actor: null }]);
});

it('keeps the second factor, and removes it on request, which is in the audit log too', async () => {
  await activateSecondFactor(test, 'marina');
  const passwordHash = await test.app.passwords.hash('the new one');
  await replaceLostPassword(test.db, { email, passwordHash, now: test.now() });
  expect(await login('the new one')).toMatchObject({ status: 401, body: { codigo: 'segundo_fator' } });
  await replaceLostPassword(test.db, { email, passwordHash, now: test.now(), resetsSecondFactor: true });
  expect(await login('the new one')).toMatchObject({ status: 200 });
  const resets = test.db.selectFrom('audit_log').where('action', '=', 'segundo_fator_redefinido').select('target');
  expect(await resets.execute()).toEqual([{ target: email }]);
});

it('changes nothing for an e-mail without an account', async () => {
  const passwordHash = await test.app.passwords.hash('the new one');
  const replaced = replaceLostPassword(test.db, { email: 'none@ponte.example', passwordHash, now: test.now() });
  await expect(replaced).rejects.toThrow('No account has the e-mail none@ponte.example.');
});
