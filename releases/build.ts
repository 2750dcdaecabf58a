/** Bundles the `ponte` command and the edge into `dist/`. */
import { defineComposerCode, renderWorker } from 'composer/bundling';
import { bundleProgram } from '@ponte/toolchain/build/bundle-program';

await bundleProgram({
  folder: import.meta.dirname,
  entries: { ponte: 'cli.ts', edge: 'edge.ts', ...renderWorker },
  // Loading the whole of Zod would take a third of the time of a rollback.
  bundled: ['composer', 'edge', '@ponte/contract', '@ponte/toolchain', 'zod'],
  define: await defineComposerCode(),
});
