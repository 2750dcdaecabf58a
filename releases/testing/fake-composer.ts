import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composer, Pins } from '../compose/composer';
import { listPinned } from '../store/pinned';
import { ReleaseError } from '../store/release-error';
import { buildId } from './create-build';

/** The number of a build that cannot be drawn. */
export const undrawable = 0xdead;

/** Composes pages that name every build's entry, without routes of their own, as soon as `wait` has ended. */
export function createFakeComposer(wait: () => Promise<void> = () => Promise.resolve()): Composer {
  return {
    compositionIdOf: (_store, pins) => Promise.resolve(idOf(pins)),
    compose: async (store, pins) => {
      const id = idOf(pins);
      await store.compositions.add(id, async (folder) => {
        await wait();
        const broken = listPinned(pins).find(({ build }) => build === buildId(undrawable));
        if (broken) throw new ReleaseError('refused', `the prerender of / threw: ${broken.build}`, 'mend the part');
        const tags = await Promise.all(
          listPinned(pins).map(async ({ part, build }) => {
            const entry = (await store.builds.find(part, build))?.entry;
            return `<script src="/builds/${part}/${build}/${entry}"></script>`;
          }),
        );
        await mkdir(join(folder, 'en'));
        await writeFile(join(folder, 'index.html'), tags.join('\n'));
        await writeFile(join(folder, 'en/index.html'), tags.join('\n'));
        await writeFile(join(folder, 'routes.json'), '[]');
      });
      return id;
    },
  };
}

function idOf({ shell, remotes }: Pins): string {
  return createHash('sha256')
    .update(JSON.stringify([shell, remotes]))
    .digest('hex')
    .slice(0, 16);
}
