import { killMatrix } from '../testing/kill-matrix';
import { s3 } from '../testing/media';
import { dieInBucket } from '../testing/s3/die-in-bucket';
import { createScratch } from '../testing/scratch';

const scratch = createScratch(s3);

/** Every third write in the slow suite; each of them in the long one. */
const step = Number(process.env.KILL_STEP ?? 3);

test.each(Object.entries(killMatrix))(`%s, before one in ${step} writes to the bucket`, async (_, row) => {
  expect(await dieInBucket(scratch, row, step)).toBeGreaterThan(5 / step);
});
