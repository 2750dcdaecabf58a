import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readLive } from '../change/history';
import { createScratch } from './scratch';

/** Before each test, chat 2 is live and chat 3 is its canary for a tenth of the visitors. */
export function createCanaryScratch() {
  const scratch = createScratch();
  beforeEach(async () => {
    await scratch.start();
    for (const n of [2, 3]) await scratch.publish('remote-chat', n);
    await scratch.promote('remote-chat', 2);
    await scratch.canary('remote-chat', 3, 10);
  });
  return {
    scratch,
    getLive: () => readLive(scratch.store),
    listCompositions: async () => (await readdir(join(scratch.store.location, 'compositions'))).sort(),
  };
}
