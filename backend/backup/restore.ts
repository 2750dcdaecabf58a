import { stat } from 'node:fs/promises';
import { readTypedConfig, resolveTyped, runCommand, UsageError } from '../command/run-command';
import { openDatabase } from '../database/database';
import { readLines } from './backup-file';
import { checkBackup, load, restoreEmbedded } from './load';

const advice = 'Nothing was changed; restore another backup.';

async function requireFile(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new Error(`${file} does not exist.`);
  if (found.isDirectory()) throw new Error(`${file} is a folder, not a backup. Name a file in it.`);
}

await runCommand('restore', async (args, signal) => {
  const [typed] = args;
  if (typed === undefined || args.length > 1) throw new UsageError('Name one backup: npm run restore -- FILE');
  const config = readTypedConfig();
  const file = resolveTyped(typed);
  await requireFile(file);
  await checkBackup(readLines(file, signal)).catch((error: unknown) => {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)} ${advice}`, { cause: error });
  });
  if (config.DATABASE_URL === undefined) {
    const { rows, former } = await restoreEmbedded(config.DATA_DIR, (db) => load(db, readLines(file, signal)), signal);
    if (former) process.stdout.write(`the former database is kept in ${former}\n`);
    process.stdout.write(`${rows} rows restored\n`);
    return;
  }
  const { db, close } = await openDatabase(config);
  try {
    process.stdout.write(`${await load(db, readLines(file, signal))} rows restored\n`);
  } finally {
    await close();
  }
});
