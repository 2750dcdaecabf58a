/** `npm run password -w backend -- EMAIL`: a new password for a person who lost theirs, printed once. */
import { randomBytes } from 'node:crypto';
import { readTypedConfig, runCommand, UsageError } from '../command/run-command';
import { openDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import { createPasswords } from '../passwords/passwords';
import { replaceLostPassword } from './replace-password';

await runCommand('password', async (args) => {
  const email = args[0]?.trim().toLowerCase();
  if (args.length !== 1 || !email?.includes('@')) {
    throw new UsageError('Name one account: npm run password -w backend -- EMAIL');
  }
  const config = readTypedConfig();
  const { db, close } = await openDatabase(config);
  const passwords = createPasswords({ cost: config.PASSWORD_HASH_COST, minLength: 6, blockCommon: false });
  try {
    await migrate(db);
    const senha = randomBytes(12).toString('base64url');
    await replaceLostPassword(db, email, await passwords.hash(senha), new Date());
    process.stdout.write(`new password of ${email}: ${senha}\nIt is shown once; change it after the login.\n`);
  } finally {
    await Promise.all([passwords.close(), close()]);
  }
});
