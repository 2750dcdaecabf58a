import { dieOnTheWay, killMatrix } from '../testing/kill-matrix';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();

/** Every moment of a promote, which moves the pointer; samples of the others. The slow suite tries them all. */
const strideOf = (name: string) => (name.startsWith('promote') ? 1 : 4);

test.each(Object.entries(killMatrix))('%s, wherever it dies', async (name, row) => {
  expect(await dieOnTheWay(scratch, row, strideOf(name))).toBeGreaterThan(2);
});
