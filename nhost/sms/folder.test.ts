import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSmsFolder } from './folder';

let parent: string;
beforeEach(async () => (parent = await mkdtemp(join(tmpdir(), 'ponte-sms-'))));
afterEach(() => rm(parent, { recursive: true }));
const clock = () => new Date('2026-03-02T12:00:00.000Z');

it('writes each message into the folder, for its owner alone, in the recipient’s language', async () => {
  const folder = join(parent, 'sms');
  const sms = createSmsFolder(folder, clock);
  for (const locale of ['pt', 'es', 'xx']) await sms.send({ to: '+15551234567', locale, code: '012345' });
  const files = await readdir(folder);
  expect((await stat(join(folder, files[0] ?? ''))).mode & 0o777).toBe(0o600);
  const messages = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  expect(messages.sort()).toEqual(
    ['Seu código é', 'Tu código es', 'Your code is'].map((words) => `To: +15551234567\n\n${words} 012345.\n`),
  );
});

it('rejects when the folder cannot be written', async () => {
  const sms = createSmsFolder('/dev/null/sms', clock);
  await expect(sms.send({ to: '+15551234567', locale: 'pt', code: '012345' })).rejects.toThrow();
});
