import { buildId } from 'fixtures/builds/create-build';
import { killAtRandom } from '../testing/random-kills';
import { runPonte } from '../testing/run-ponte';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();
const kills = Number(process.env.KILLS ?? 20);

test(
  'random kills leave a clean store each time, which accepts a release afterwards',
  async () => {
    const { attempts, releases } = await killAtRandom(scratch, kills);
    process.stdout.write(`${kills} of ${attempts} commands killed, ${releases} releases, the store clean after each\n`);

    await scratch.publish('remote-chat', 5);
    const args = ['promote', `remote-chat@${buildId(5)}`, '--why', 'after all', '--no-prepare'];
    expect(await runPonte([...args, '--store', scratch.store.location])).toMatchObject({ code: 0 });
    expect(await scratch.store.releases.findLiveSerial()).toBe(releases + 1);
  },
  60_000 + kills * 10_000,
);
