import { killAtRandom } from '../testing/random-kills';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();
const rounds = Number(process.env.KILLS ?? 20);

test(
  'random kills leave a clean store each time',
  async () => {
    const { killed, releases } = await killAtRandom(scratch, rounds);
    process.stdout.write(`${killed} of ${rounds} commands killed, ${releases} releases, the store clean after each\n`);
    expect(killed).toBeGreaterThan(rounds / 5);
    expect(releases).toBeGreaterThan(1);
  },
  60_000 + rounds * 10_000,
);
