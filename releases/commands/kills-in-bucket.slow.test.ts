import { killMatrix, killStep } from '../testing/kill-matrix';
import { s3 } from '../testing/media';
import { killInBucket } from '../testing/s3/kill-in-bucket';
import { createScratch } from '../testing/scratch';

const scratch = createScratch(s3);

test.each(Object.entries(killMatrix))(`%s, before one in ${killStep} writes to the bucket`, async (_, row) => {
  expect(await killInBucket(scratch, row)).toBeGreaterThan(5 / killStep);
});
