import { join } from 'node:path';
import { s3 } from '../../testing/media';
import { runPonte } from '../../testing/run-ponte';
import { createScratch } from '../../testing/scratch';

const scratch = createScratch(s3);

/** How many modules of the SDK a command loads. */
async function countLoaded(location: string): Promise<number> {
  const preload = `--import ${join(__dirname, '../../testing/s3/count-sdk-modules.mjs')}`;
  const env = { ...scratch.medium.env, NODE_OPTIONS: preload };
  const { stderr } = await runPonte(['status', '--store', location], { env });
  return Number(/modules of the SDK: (\d+)/.exec(stderr)?.[1]);
}

test('loads the SDK only for a bucket', async () => {
  expect(await countLoaded(scratch.medium.location)).toBeGreaterThan(0);
  expect(await countLoaded(join(scratch.folder, 'store'))).toBe(0);
});
