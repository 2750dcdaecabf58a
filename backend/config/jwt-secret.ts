import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secretCharacters, type Config } from './config';

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

async function readKept(file: string): Promise<string | undefined> {
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (kept === undefined || kept.trim().length >= secretCharacters) return kept;
  const problem = kept.trim() === '' ? 'is empty' : `is shorter than ${secretCharacters} characters`;
  throw new Error(
    `${file} ${problem}, so tokens could be forged. Put the file back from a copy, or remove it: the next start makes a ` +
      'new key, and everybody logs in again.',
  );
}

/**
 * The key that signs tokens: `JWT_SECRET`, or one made on the first start and kept beside the data. Instances on several
 * machines need the variable, because each would make its own.
 *
 * @throws Error when the file holds no key that can sign.
 */
export async function getJwtSecret(config: Pick<Config, 'JWT_SECRET' | 'DATA_DIR'>): Promise<string> {
  if (config.JWT_SECRET) return config.JWT_SECRET;
  const file = join(config.DATA_DIR, 'jwt-secret');
  const kept = await readKept(file);
  if (kept !== undefined) return kept;
  await mkdir(config.DATA_DIR, { recursive: true });
  const made = randomBytes(48).toString('base64url');
  // Linked when it is whole: an instance that starts at the same moment, or a kill, never finds half a key.
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(unfinished, made, { mode: 0o600, flag: 'wx' });
    await link(unfinished, file);
    return made;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return (await readKept(file)) ?? made;
  } finally {
    await rm(unfinished, { force: true });
  }
}
