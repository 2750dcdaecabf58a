import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config';
import { openDatabase } from '../database/database';
import { readLines, readTypedConfig, resolveTyped } from './files';
import { load } from './load';

/** The embedded database is restored beside the old one and takes its place only when it is whole. */
async function restoreEmbedded(config: Config, file: string): Promise<number> {
  const restored = join(config.DATA_DIR, `restoring-${process.pid}`);
  await mkdir(restored, { recursive: true });
  try {
    const rows = await restoreInto({ ...config, DATA_DIR: restored }, file);
    const place = join(config.DATA_DIR, 'db');
    if (existsSync(place)) {
      const kept = `${place}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
      await rename(place, kept);
      process.stdout.write(`the former database is kept in ${kept}\n`);
    }
    await rename(join(restored, 'db'), place);
    return rows;
  } finally {
    await rm(restored, { recursive: true, force: true });
  }
}

async function restoreInto(config: Config, file: string): Promise<number> {
  const { db, close } = await openDatabase(config);
  try {
    return await load(db, readLines(file));
  } finally {
    await close();
  }
}

const [, , typed] = process.argv;
if (typed === undefined) throw new Error('Say which backup: npm run restore -- FILE');
const config = readTypedConfig();
const restore = config.DATABASE_URL === undefined ? restoreEmbedded : restoreInto;
process.stdout.write(`${await restore(config, resolveTyped(typed))} rows restored\n`);
