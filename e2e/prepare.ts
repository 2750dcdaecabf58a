/** Run before the stories, once: a Chromium for Playwright's workers to find, and a first release with no past. */
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { requireChromium } from './chromium';
import { dataDir } from './site/base';

console.log(`Chromium: ${requireChromium()}`);
await rm(dirname(dataDir), { recursive: true, force: true });
await mkdir(dataDir, { recursive: true });
