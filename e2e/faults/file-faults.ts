import { atOnce } from '../site/at-once';
import { readLiveBuild } from '../site/live';
import { networkFaults } from '../site/network-faults';
import { expect, test } from '../site/test';
import { remotes, type FaultySite } from './faulty-site';
import { places, strike, visit } from './visit-place';

/** A visit with a file that hangs mostly waits for the timeout. */
const visitsAtOnce = 3;

/** One test per place, with each fault of each file of a remote that it requests. */
export function testFileFaults(faulty: FaultySite, ...names: readonly (keyof typeof places)[]): void {
  for (const name of names) {
    const place = places[name];
    test(`${name} can be used with any fault of any file of a remote`, async ({ expected }) => {
      expected.console(/./);
      const { loaded: usual } = await visit(await faulty.open(), place);
      const combinations = await listCombinations(faulty, usual);
      expect(combinations).not.toEqual([]);
      await atOnce(visitsAtOnce, combinations, async (take) => {
        for (let next = take(); next; next = take()) {
          const { remote, build, what, fault } = next;
          const context = await faulty.open();
          const struck = await strike(context, build, fault);
          const { beacons, loaded } = await visit(context, place);
          expect([...struck], `${remote}: ${what}`).not.toEqual([]);
          expect(beacons, what).toContain(remote);
          const others = loaded.filter((url) => url.includes(`/builds/${remote}/`) && !url.includes(build));
          expect(others, what).not.toEqual([]);
        }
      });
    });
  }
}

/** Each fault of each remote, as far as the page requests a file that it affects. */
async function listCombinations(faulty: FaultySite, requested: readonly string[]) {
  const paths = requested.map((url) => new URL(url).pathname);
  const combinations = [];
  for (const remote of remotes) {
    const build = `/builds/${remote}/${await readLiveBuild(faulty.site.store, remote)}/`;
    for (const [what, fault] of Object.entries(networkFaults)) {
      const strikes = paths.some((path) => path.startsWith(build) && fault.file.test(path));
      if (strikes) combinations.push({ remote, build, what, fault });
    }
  }
  return combinations;
}
