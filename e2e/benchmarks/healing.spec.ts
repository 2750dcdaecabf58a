import { createFaultySite, remotes } from '../faults/faulty-site';
import { places, strike, visit } from '../faults/visit-place';
import { readLiveBuild } from '../site/live';
import { networkFaults } from '../site/network-faults';
import { test } from '../site/test';
import { writeResults } from './write-results';

const faulty = createFaultySite();

test('how long a page takes until it can be used again', async ({ expected }) => {
  expected.console(/./);
  const measured: Record<string, Record<string, number>> = {};
  for (const [name, place] of Object.entries(places)) {
    const times: Record<string, number> = {};
    for (const remote of remotes) {
      const build = `/builds/${remote}/${await readLiveBuild(faulty.site.store, remote)}/`;
      for (const [what, fault] of [['none', undefined] as const, ...Object.entries(networkFaults)]) {
        const context = await faulty.open();
        const struck = fault && (await strike(context, build, fault));
        const started = performance.now();
        await visit(context, place);
        if (!struck || struck.size > 0) times[`${remote}, ${what}`] = Math.round(performance.now() - started);
      }
    }
    measured[name] = times;
  }
  await writeResults('healing', { unit: 'ms from the navigation to a page that was used', measured });
});
