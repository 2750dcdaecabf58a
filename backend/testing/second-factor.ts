import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PersonName, samplePeople } from 'fixtures/people';
import { computeTotp } from 'nhost/testing/totp';
import { createTestApp, type TestApp } from './test-app';

/** A test app whose people may have a second factor, and whose mails go into a folder of the test. */
export function createSecondFactorApp(settings: Record<string, string> = {}): TestApp {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'ponte-second-factor-'));
  const test = createTestApp({ AUTH_MFA_ENABLED: 'true', DATA_DIR, ...settings });
  // Defined after the app's own hook, which waits for the mails.
  afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));
  return test;
}

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
