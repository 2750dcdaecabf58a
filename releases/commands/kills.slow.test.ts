import { dieOnTheWay, killMatrix } from '../testing/kill-matrix';
import { killAtRandom } from '../testing/random-kills';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();

test.each(Object.entries(killMatrix))('%s, before each single change of the disk', async (_, row) => {
  expect(await dieOnTheWay(scratch, row, 1)).toBeGreaterThan(5);
});

test('fifty random kills leave a clean store each time', async () => {
  const { killed, releases } = await killAtRandom(scratch, 50);
  expect(killed).toBeGreaterThan(10);
  expect(releases).toBeGreaterThan(1);
});
