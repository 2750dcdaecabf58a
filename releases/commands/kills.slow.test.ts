import { dieOnTheWay, killMatrix } from '../testing/kill-matrix';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();

test.each(Object.entries(killMatrix))('%s, before each single change of the disk', async (_, row) => {
  expect(await dieOnTheWay(scratch, row)).toBeGreaterThan(5);
});
