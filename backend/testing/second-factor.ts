import { type PersonName, samplePeople } from 'fixtures/people';
import { computeTotp } from 'nhost/testing/totp';
import type { TestApp } from './test-app';

/** Settings of a test app whose people may have a second factor. */
export const secondFactorSettings = { AUTH_MFA_ENABLED: 'true' };

/** Turns the second factor of a person on, as the authenticator app's owner does, and computes its codes. */
export async function activateSecondFactor(test: TestApp, name: PersonName) {
  const { email, senha: password } = samplePeople[name];
  const signedIn = await test.visitor.post('/v1/auth/signin/email-password', { email, password });
  const { accessToken } = (signedIn.body as { session: { accessToken: string } }).session;
  const headers = { authorization: `Bearer ${accessToken}` };
  const { body } = await test.visitor.get('/v1/auth/mfa/totp/generate', headers);
  const { totpSecret } = body as { totpSecret: string };
  const code = () => computeTotp(totpSecret, test.now());
  const activated = await test.visitor.post('/v1/auth/user/mfa', { code: code(), activeMfaType: 'totp' }, headers);
  if (activated.status !== 200) throw new Error(`The second factor is not active: ${JSON.stringify(activated.body)}`);
  // A code is accepted once: the login needs the next one.
  test.passTime(30_000);
  return {
    code,
    /** Six digits that are not the code. */
    wrongCode: () => code().replace(/./g, (digit) => String((Number(digit) + 1) % 10)),
    headers,
  };
}
