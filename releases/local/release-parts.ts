import { partNames } from 'shared-config/contract/parts';
import { changeLive } from '../change/change-live';
import { planPromote } from '../change/plan-promote';
import type { Composer } from '../compose/composer';
import type { Store } from '../store/store';
import { buildParts } from './build-parts';
import { publishPart } from './publish-part';

interface ReleaseOptions {
  readonly store: Store;
  readonly composer: Composer;
  readonly why: string;
  readonly by: string;
  readonly say: (line: string) => void;
}

/** Makes the working tree live in a store: builds what changed, publishes and promotes it. */
export async function releaseParts({ store, composer, why, by, say }: ReleaseOptions): Promise<void> {
  await buildParts(partNames, say);
  for (const part of partNames) say(`${part} ${await publishPart(store, part)}`);
  const { release, outcome } = await changeLive(
    store,
    composer,
    (history) =>
      planPromote(
        store,
        history,
        partNames.map((part) => ({ part })),
      ),
    { why, by, force: false, dryRun: false, report: say },
  );
  say(`release ${release.serial} is live${outcome === 'unchanged' ? '' : ' now'}`);
}
