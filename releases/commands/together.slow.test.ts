import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expectOrderAmong } from '../testing/promote-at-once';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();

test('twenty concurrent promotes leave serials without gap or fork, and lose nothing', async () => {
  const releases = await expectOrderAmong(20, scratch);
  expect(await readdir(join(scratch.store.location, 'releases'))).toHaveLength(releases);
});
