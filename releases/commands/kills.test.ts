import { dieOnTheWay, killMatrix } from '../testing/kill-matrix';
import { useScratch } from '../testing/scratch';

const scratch = useScratch();

test.each(Object.entries(killMatrix))(
  '%s, wherever it dies',
  async (_, row) => expect(await dieOnTheWay(scratch, row, 4)).toBeGreaterThan(2),
  60_000,
);
