import { Worker } from 'node:worker_threads';
import { createHashThreads, createPasswords } from './passwords';

const passwords = createPasswords({ cost: 4, minLength: 6, blockCommon: false });
afterAll(() => passwords.close());

it('compares a password with its hash, and matches none without a hash', async () => {
  const hash = await passwords.hash('segredo');
  expect(await passwords.matches('segredo', hash)).toBe(true);
  expect(await passwords.matches('Segredo', hash)).toBe(false);
  expect(await passwords.matches('segredo', null)).toBe(false);
  expect(await passwords.matches('segredo', undefined)).toBe(false);
});

it('reads the hashes that the auth service of Nhost writes', async () => {
  const written = '$2a$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy';
  expect(await passwords.matches('wrong', written)).toBe(false);
});

it('continues after a failed job, and rejects an invalid hash', async () => {
  const threads = createHashThreads();
  await expect(threads.hash('segredo', 99)).rejects.toThrow();
  const hash = await threads.hash('segredo', 4);
  expect(await threads.verify('segredo', hash)).toBe(true);
  expect(await threads.verify('segredo', 'no hash')).toBe(false);
  await threads.close();
});

it('terminates all threads, also one that was busy when it was closed', async () => {
  const terminate = jest.spyOn(Worker.prototype, 'terminate');
  const threads = createHashThreads();
  await threads.hash('idle', 4);
  const atWork = [threads.hash('segredo', 4), threads.hash('segredo', 4)];
  await threads.close();
  expect(await Promise.all(atWork)).toHaveLength(2);
  expect(terminate).toHaveBeenCalledTimes(2);
});

it('blocks common passwords only when configured to', async () => {
  expect(passwords.findProblem('senha123')).toBeNull();
  const strict = createPasswords({ cost: 4, minLength: 6, blockCommon: true });
  expect(strict.findProblem('SENHA123')).toBe('senha.common');
  await strict.close();
});
