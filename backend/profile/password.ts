/**
 * `npm run password -w backend -- EMAIL [--reset-second-factor]`: a new password for a person who lost theirs, printed once.
 */
import { randomBytes } from 'node:crypto';
import { readTypedConfig, runCommand, UsageError } from '../command/run-command';
import { openDatabase } from '../database/database';
import { migrate } from '../database/migrate';
import { createPasswords } from '../passwords/passwords';
import { replaceLostPassword } from './replace-password';

const flag = '--reset-second-factor';

await runCommand('password', async (args) => {
  const [email, ...others] = args.filter((arg) => arg !== flag).map((arg) => arg.trim().toLowerCase());
  if (others.length > 0 || !email?.includes('@')) {
    throw new UsageError(`Name one account: npm run password -w backend -- EMAIL [${flag}]`);
  }
  const config = readTypedConfig();
  const { db, close } = await openDatabase(config);
  const passwords = createPasswords({ cost: config.PASSWORD_HASH_COST, minLength: 6, blockCommon: false });
  try {
    await migrate(db);
    const senha = randomBytes(12).toString('base64url');
    const passwordHash = await passwords.hash(senha);
    const resetsSecondFactor = args.includes(flag);
    await replaceLostPassword(db, { email, passwordHash, now: new Date(), resetsSecondFactor });
    process.stdout.write(`new password of ${email}: ${senha}\nIt is shown once; change it after the login.\n`);
  } finally {
    await Promise.all([passwords.close(), close()]);
  }
});
