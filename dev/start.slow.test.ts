import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocal, stopLocal } from './testing/start-local';
import { preferPort } from './require-free';

let folder: string;
let child: ChildProcess | undefined;

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'start-'))));
afterAll(async () => {
  await stopLocal(child);
  await rm(folder, { recursive: true, force: true });
});

test('offers the second factor, and prints the folder of the mails, whose links lead to the site', async () => {
  const port = String(await preferPort(8960));
  const { AUTH_CLIENT_URL: _client, AUTH_SERVER_URL: _server, AUTH_SMTP_HOST: _host, ...given } = process.env;
  const env = { ...given, PORT: port, DATA_DIR: folder, METRICS_PORT: '0' };
  const started = startLocal('.', ['dev/dist/start.js'], env, /Tallies at/);
  child = started.child;
  const [, mails = ''] = /Mails go to (.+)$/m.exec(await started.printed) ?? [];
  expect(mails).toBe(join(folder, 'mail'));

  const site = `http://localhost:${port}`;
  const post = (path: string, body: Record<string, string>) =>
    fetch(`${site}/v1/auth${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const methods = (await (await fetch(`${site}/api/users/login/methods`)).json()) as object;
  expect(methods).toMatchObject({ secondFactor: { issuer: 'Ponte' } });
  const email = 'ana@example.com';
  expect((await post('/signup/email-password', { email, password: 'uma senha longa' })).status).toBe(200);
  expect((await post('/user/password/reset', { email })).status).toBe(200);
  const [mail = ''] = await waitForMails(mails);
  const link = /^X-Link: (\S+)/m.exec(await readFile(join(mails, mail), 'utf8'))?.[1] ?? '';
  expect(link).toMatch(new RegExp(`^${site}/v1/auth/verify\\?`));
  expect((await fetch(link, { redirect: 'manual' })).headers.get('location')).toMatch(new RegExp(`^${site}/?\\?`));
});

/** The backend responds before it has written the mail. */
async function waitForMails(path: string): Promise<string[]> {
  const found = (await readdir(path).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return found.length > 0 ? found : waitForMails(path);
}
