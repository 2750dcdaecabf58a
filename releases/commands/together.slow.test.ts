import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expectOrderAmong } from '../testing/promote-at-once';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();

test('twenty promotes at once: serials without a gap or a fork, nothing lost', async () => {
  const releases = await expectOrderAmong(20, scratch);
  expect(await readdir(join(scratch.store.location, 'releases'))).toHaveLength(releases);
});
