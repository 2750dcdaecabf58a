/**
 * Runs before each suite. Finds or installs a Chromium, and creates a fresh database. The base site's release store and the
 * changed builds stay as long as their sources do, so that the audits start with what the stories made.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireChromiums } from './chromium';
import { copyFirstDatabase, makeFirstDatabase } from './site/backend';
import { dataDir } from './site/base';
import { fingerprintBaseSite } from './site/fingerprint';
import { suite } from './suite';

/** On two cores that do nothing else. */
const minutes = { stories: 3, audits: 11, long: 40, benchmarks: 15, screens: 8 };

/** Ends in one line when there is none. */
function findChromiums(): string[] {
  try {
    return requireChromiums();
  } catch (error) {
    console.error(`e2e: ${(error as Error).message}`);
    process.exit(1);
  }
}

const folder = dirname(dataDir);
const madeOf = join(folder, 'made-of');

console.log(`Chromium: ${findChromiums().join(', ')}`);
console.log(`The ${suite} take about ${minutes[suite]} minutes on two cores.`);
const fingerprint = await fingerprintBaseSite();
if ((await readFile(madeOf, 'utf8').catch(() => undefined)) !== fingerprint) {
  await rm(folder, { recursive: true, force: true });
  await makeFirstDatabase();
  await writeFile(madeOf, fingerprint);
}
const builds = join(folder, 'builds');
await mkdir(builds, { recursive: true });
/** Of a run that was killed. */
const orphans = [
  ...(await readdir(folder)).filter((name) => name.startsWith('checkout-')).map((name) => join(folder, name)),
  ...(await readdir(builds)).filter((name) => name.endsWith('.lock')).map((name) => join(builds, name)),
];
for (const path of orphans) await rm(path, { recursive: true, force: true });
for (const state of ['db', 'db.lock', 'jwt-secret']) await rm(join(dataDir, state), { recursive: true, force: true });
await mkdir(dataDir, { recursive: true });
await copyFirstDatabase(dataDir);
