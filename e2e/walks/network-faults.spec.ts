import { remotes, startFaultySite, type FaultySite } from '../faults/faulty-site';
import { places, strike, visit } from '../faults/visit-place';
import { atOnce } from '../site/at-once';
import { readLiveBuild } from '../site/live';
import { networkFaults } from '../site/network-faults';
import { expect, test } from '../site/test';

/** What hangs is given up after some seconds, in which others can be visited. */
const visitsAtOnce = 3;

let faulty: FaultySite;
test.beforeAll(async ({ browser }) => {
  faulty = await startFaultySite(browser);
});
test.afterAll(() => faulty.site.stop());

for (const [name, place] of Object.entries(places)) {
  test(`${name}: usable in the end, whatever becomes of a file`, async ({ expected }) => {
    expected.console(/./);
    const { loaded: usual } = await visit(await faulty.open(), place);
    const struckRemotes = new Set<string>();
    const combinations = remotes
      .filter((remote) => usual.some((url) => url.includes(`/builds/${remote}/`)))
      .flatMap((remote) => Object.entries(networkFaults).map(([what, fault]) => ({ remote, what, fault })));
    await atOnce(visitsAtOnce, combinations, async (take) => {
      for (let next = take(); next; next = take()) {
        const { remote, what, fault } = next;
        const build = `/builds/${remote}/${await readLiveBuild(faulty.site.store, remote)}/`;
        const context = await faulty.open();
        const struck = await strike(context, build, fault);
        const { beacons, loaded } = await visit(context, place);
        if (struck.size === 0) continue;
        struckRemotes.add(remote);
        expect(beacons, what).toContain(remote);
        const others = loaded.filter((url) => url.includes(`/builds/${remote}/`) && !url.includes(build));
        expect(others, what).not.toEqual([]);
      }
    });
    expect(struckRemotes.size).toBeGreaterThan(0);
  });
}
