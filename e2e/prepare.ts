/**
 * Run before each suite: a Chromium for Playwright's workers, a release store with at most the base site's first release,
 * and a fresh database. What was made of the same sources is kept, so that the audits start with what the stories composed.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireChromium } from './chromium';
import { copyFirstDatabase, makeFirstDatabase } from './site/backend';
import { dataDir } from './site/base';
import { fingerprintBaseSite } from './site/fingerprint';
import { suite } from './suite';

/** On two cores with nothing else to do. */
const minutes = { stories: 3, audits: 11, long: 40, benchmarks: 15 };

const folder = dirname(dataDir);
const madeOf = join(folder, 'made-of');

console.log(`Chromium: ${requireChromium()}`);
console.log(`The ${suite} take about ${minutes[suite]} minutes on two cores.`);
const fingerprint = await fingerprintBaseSite();
if ((await readFile(madeOf, 'utf8').catch(() => undefined)) !== fingerprint) {
  await rm(folder, { recursive: true, force: true });
  await makeFirstDatabase();
  await writeFile(madeOf, fingerprint);
}
await mkdir(join(folder, 'builds'), { recursive: true });
for (const name of await readdir(folder)) {
  if (name.startsWith('checkout-')) await rm(join(folder, name), { recursive: true, force: true });
}
for (const state of ['db', 'db.lock', 'jwt-secret']) await rm(join(dataDir, state), { recursive: true, force: true });
await mkdir(dataDir, { recursive: true });
await copyFirstDatabase(dataDir);
