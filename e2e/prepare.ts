/**
 * Run before the stories, once: a Chromium for Playwright's workers to find, a first release with no past, a database to
 * begin with.
 */
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { requireChromium } from './chromium';
import { copyFirstDatabase, makeFirstDatabase } from './site/backend';
import { dataDir } from './site/base';

console.log(`Chromium: ${requireChromium()}`);
await rm(dirname(dataDir), { recursive: true, force: true });
await mkdir(dataDir, { recursive: true });
await makeFirstDatabase();
await copyFirstDatabase(dataDir);
