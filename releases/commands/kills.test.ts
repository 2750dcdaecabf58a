import { dieOnTheWay, killMatrix } from '../testing/kill-matrix';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();

/** Samples of the moments at which a command may die; the slow suite tries them all. */
const stride = 4;

test.each(Object.entries(killMatrix))('%s, wherever it dies', async (_, row) => {
  expect(await dieOnTheWay(scratch, row, stride)).toBeGreaterThan(2);
});
