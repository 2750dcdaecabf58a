import { openDatabase } from '../database/database';
import { dump } from './dump';
import { readTypedConfig, resolveTyped, writeLines } from './files';

const config = readTypedConfig();
const now = new Date().toISOString().replace(/[:.]/g, '-');
const file = resolveTyped(process.argv[2] ?? `ponte-${now}.backup.gz`);

const { db, close } = await openDatabase(config);
try {
  const rows = await writeLines(file, (write) => dump(db, write));
  process.stdout.write(`${rows} rows in ${file}\nnext: npm run restore -- ${file}\n`);
} finally {
  await close();
}
