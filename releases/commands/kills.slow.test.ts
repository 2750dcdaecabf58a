import { killMidway, killMatrix, killStep } from '../testing/kill-matrix';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();

test.each(Object.entries(killMatrix))(`%s, before one in ${killStep} changes of the disk`, async (_, row) => {
  expect(await killMidway(scratch, row)).toBeGreaterThan(5 / killStep);
});
