import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readTypedConfig, resolveTyped, runCommand, UsageError } from '../command/run-command';
import { openDatabase } from '../database/database';
import { dump } from './dump';
import { writeLines } from './backup-file';

await runCommand('backup', async (args, signal) => {
  if (args.length > 1 || args[0]?.startsWith('-'))
    throw new UsageError('Name one file or none: npm run backup -- FILE');
  const config = readTypedConfig();
  // Opening would make an empty database.
  if (config.DATABASE_URL === undefined && !existsSync(config.DATA_DIR)) {
    throw new Error(`${config.DATA_DIR} does not exist. Name the data folder: DATA_DIR=… npm run backup`);
  }
  const now = new Date().toISOString().replace(/[:.]/g, '-');
  const file = resolveTyped(args[0] ?? join('backups', `ponte-${now}.backup.gz`));
  const { db, close } = await openDatabase(config);
  try {
    const rows = await writeLines(file, (write) =>
      dump(db, (line) => {
        signal.throwIfAborted();
        return write(line);
      }),
    );
    process.stdout.write(`${rows} rows in ${file}\nnext: npm run restore -- ${file}\n`);
  } finally {
    await close();
  }
});
