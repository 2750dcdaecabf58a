import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readNhostConfig } from '../config/config';
import { createMailServer } from '../testing/mail-server';
import { checkedForMs } from './availability';
import { createMail, type MailRequest } from './mail';

const request: MailRequest = {
  template: 'signin-passwordless',
  to: 'ana@exemplo.com',
  locale: 'pt',
  displayName: 'Ana\r\nBcc: todos@exemplo.com',
  ticket: 'passwordlessEmail:1',
  redirectTo: 'http://localhost:3000\r\nBcc: todos@exemplo.com\r\n\r\nhello',
  link: 'http://localhost:3000/v1/auth/verify?a=<b>&c=d',
};
let now = Date.parse('2026-03-02T12:00:00.000Z');
const clock = () => new Date(now);
let folder: string;
beforeEach(async () => (folder = join(await mkdtemp(join(tmpdir(), 'ponte-mail-')), 'mail')));
afterEach(() => rm(join(folder, '..'), { recursive: true }));

it('writes each mail into the folder, for its owner alone, in the recipient’s language', async () => {
  const onFailure = jest.fn();
  const mail = createMail({ config: readNhostConfig({}), folder, clock, onFailure, onUnavailable: onFailure });
  expect(await mail.isAvailable()).toBe(true);
  mail.send(request);
  mail.send({ ...request, locale: 'xx' });
  await mail.flush();
  const files = await readdir(folder);
  expect(files).toHaveLength(2);
  expect((await stat(join(folder, files[0] ?? ''))).mode & 0o777).toBe(0o600);
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  expect(sources.map((source) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim()).sort()).toEqual([
    'Secure sign-in link',
    'Seu link de acesso',
  ]);
  for (const source of sources) {
    expect(source).toMatch(/^X-Link: http:\/\/localhost:3000\/v1\/auth\/verify\?a=<b>&c=d\r$/m);
    expect(source).toMatch(/^To: .*ana@exemplo\.com>?\r$/m);
    expect(source).not.toMatch(/^(Bcc:|hello)/m);
    expect(source).not.toMatch(/<b>(?!&c)/);
  }
  expect(onFailure).not.toHaveBeenCalled();
});

it('reports a mail that cannot be delivered, and goes on', async () => {
  const onFailure = jest.fn();
  const config = readNhostConfig({ AUTH_SMTP_HOST: '127.0.0.1', AUTH_SMTP_PORT: '1' });
  const mail = createMail({ config, folder, clock, onFailure, onUnavailable: jest.fn() });
  mail.send(request);
  await mail.flush();
  expect(onFailure).toHaveBeenCalledTimes(1);
});

it('knows whether the mail server can be reached, by one connection in ten seconds', async () => {
  const server = createMailServer();
  const port = await server.listen();
  const onUnavailable = jest.fn();
  const config = readNhostConfig({ AUTH_SMTP_HOST: '127.0.0.1', AUTH_SMTP_PORT: String(port) });
  const mail = createMail({ config, folder, clock, onFailure: jest.fn(), onUnavailable });
  expect(await Promise.all([mail.isAvailable(), mail.isAvailable()])).toEqual([true, true]);
  await server.close();
  expect(await mail.isAvailable()).toBe(true);
  now += checkedForMs;
  expect(await Promise.all([mail.isAvailable(), mail.isAvailable()])).toEqual([false, false]);
  expect(onUnavailable).toHaveBeenCalledTimes(1);
});
