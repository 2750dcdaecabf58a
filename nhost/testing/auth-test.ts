import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestResponse } from 'backend/testing/caller';
import { createTestApp } from 'backend/testing/test-app';
import type { SessionJson } from '../auth/sessions/sessions';
import { createMailServer } from './mail-server';

export const everythingEnabled = {
  AUTH_CLIENT_URL: 'http://localhost:3000',
  AUTH_SERVER_URL: 'http://localhost:4010/v1/auth',
  AUTH_ACCESS_CONTROL_ALLOWED_REDIRECT_URLS: 'https://other.example/app',
  AUTH_ANONYMOUS_USERS_ENABLED: 'true',
  AUTH_EMAIL_PASSWORDLESS_ENABLED: 'true',
  AUTH_OTP_EMAIL_ENABLED: 'true',
  AUTH_MFA_ENABLED: 'true',
  AUTH_SMS_PASSWORDLESS_ENABLED: 'true',
  AUTH_WEBAUTHN_ENABLED: 'true',
  AUTH_RATE_LIMIT_ENABLE: 'false',
  AUTH_LOCALE_DEFAULT: 'en',
};

/**
 * The auth service where the backend mounts it, with a mail server.
 *
 * @param start settings that are known only when the tests start, such as a port
 */
export function createAuthTest(
  settings: Record<string, string> = {},
  start: () => Promise<Record<string, string>> = async () => ({}),
) {
  const mails = createMailServer();
  const data = mkdtempSync(join(tmpdir(), 'ponte-auth-'));
  const own = { DATA_DIR: data, AUTH_SMTP_HOST: '127.0.0.1' };
  const all: Record<string, string> = { ...everythingEnabled, ...own, ...settings };
  beforeAll(async () => {
    Object.assign(all, { AUTH_SMTP_PORT: String(await mails.listen()) }, await start());
  }, 60_000);
  const test = createTestApp(all);
  beforeEach(() => void mails.unread.splice(0));
  const phone = join(data, 'sms');
  beforeEach(() => rm(phone, { recursive: true, force: true }));
  afterAll(async () => {
    await mails.close();
    await rm(data, { recursive: true });
  });

  const bearer = (token?: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});
  const post = (path: string, body?: object, token?: string): Promise<TestResponse> =>
    test.visitor.post(`/v1/auth${path}`, body, bearer(token));
  const get = (path: string, token?: string): Promise<TestResponse> =>
    test.visitor.get(`/v1/auth${path}`, bearer(token));

  return {
    test,
    mails,
    post,
    get,
    /** Follows the link of a mail, as a browser does, up to the redirect. */
    async follow(link: string): Promise<URL> {
      const { pathname, search } = new URL(link);
      const { status, headers } = await test.visitor.get(pathname + search);
      expect(status).toBe(302);
      return new URL(String(headers.location));
    },
    /** Takes the one message that went to a phone. */
    async readSms(): Promise<{ to: string; text: string; code: string }> {
      const [file = '', ...others] = await readdir(phone);
      expect(others).toEqual([]);
      const [, to = '', text = ''] = /^To: (.*)\n\n(.*)\n$/.exec(await readFile(join(phone, file), 'utf8')) ?? [];
      await rm(join(phone, file));
      return { to, text, code: /\d{6}/.exec(text)?.[0] ?? '' };
    },
    async signUp(email = 'ana@exemplo.com', password = 'Abc123'): Promise<SessionJson> {
      const { status, body } = await post('/signup/email-password', { email, password });
      expect(status).toBe(200);
      return (body as { session: SessionJson }).session;
    },
  };
}

/** The response to a rejected call. */
export const rejectedAs = (status: number, error: string) => ({ status, body: { status, error } });
