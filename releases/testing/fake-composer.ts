import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Composer, Ingredients } from 'composer/composer';
import { completePageValues } from 'composer/settings';
import { ReleaseError } from '@ponte/contract/release-error';
import { buildId } from 'fixtures/builds/create-build';
import { listPinned } from '../store/release-contents';

/** The number of a build that cannot be rendered. */
export const unrenderable = 0xdead;

/** Composes pages that name every build's entry, without routes of their own, as soon as `wait` has ended. */
export function createFakeComposer(wait: () => Promise<void> = () => Promise.resolve()): Composer {
  return {
    compositionIdOf: (_store, ingredients) => Promise.resolve(idOf(ingredients)),
    compose: async (store, ingredients) => {
      const id = idOf(ingredients);
      await store.compositions.add(id, async (folder) => {
        await wait();
        const broken = listPinned(ingredients).find(({ build }) => build === buildId(unrenderable));
        if (broken) throw new ReleaseError('refused', `the prerender of / threw: ${broken.build}`, 'fix the part');
        const tags = await Promise.all(
          listPinned(ingredients).map(async ({ part, build }) => {
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

function idOf({ shell, remotes, settings }: Ingredients): string {
  return createHash('sha256')
    .update(JSON.stringify([shell, remotes, completePageValues(settings)]))
    .digest('hex')
    .slice(0, 16);
}
