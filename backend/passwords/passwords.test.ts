import { createHashThreads } from './hash-threads';
import { createPasswords } from './passwords';

const passwords = createPasswords({ cost: 4, minLength: 6, blockCommon: false });

it('knows a password by its hash, and nothing without one', async () => {
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

it('goes on after a job that failed, and takes no hash for one that is none', async () => {
  const threads = createHashThreads();
  await expect(threads.hash('segredo', 99)).rejects.toThrow();
  const hash = await threads.hash('segredo', 4);
  expect(await threads.verify('segredo', hash)).toBe(true);
  expect(await threads.verify('segredo', 'no hash')).toBe(false);
});

it('blocks common passwords only when asked to', () => {
  expect(passwords.findProblem('senha123')).toBeNull();
  const strict = createPasswords({ cost: 4, minLength: 6, blockCommon: true });
  expect(strict.findProblem('SENHA123')).toBe('senha.common');
});
