import type { Answer } from 'backend/testing/caller';
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
  AUTH_RATE_LIMIT_ENABLE: 'false',
  AUTH_LOCALE_DEFAULT: 'en',
};

/** The auth service where the backend mounts it, with a mail server. */
export function createAuthTest(settings: Record<string, string> = {}) {
  const mails = createMailServer();
  const all: Record<string, string> = { ...everythingEnabled, AUTH_SMTP_HOST: '127.0.0.1', ...settings };
  beforeAll(async () => void (all.AUTH_SMTP_PORT = String(await mails.listen())));
  const test = createTestApp(all);
  beforeEach(() => void mails.unread.splice(0));
  afterAll(() => mails.close());

  const bearer = (token?: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {});
  const post = (path: string, body?: object, token?: string): Promise<Answer> =>
    test.visitor.post(`/v1/auth${path}`, body, bearer(token));
  const get = (path: string, token?: string): Promise<Answer> => test.visitor.get(`/v1/auth${path}`, bearer(token));

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
    async signUp(email = 'ana@exemplo.com', password = 'Abc123'): Promise<SessionJson> {
      const { status, body } = await post('/signup/email-password', { email, password });
      expect(status).toBe(200);
      return (body as { session: SessionJson }).session;
    },
  };
}

/** The response to a rejected call. */
export const refused = (status: number, error: string) => ({ status, body: { status, error } });
