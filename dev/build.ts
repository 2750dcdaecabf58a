/** Bundles `npm start` into `dist/`. */
import { defineComposerCode, renderWorker } from 'composer/bundling';
import { bundleProgram } from '@ponte/toolchain/build/bundle-program';

await bundleProgram({
  folder: import.meta.dirname,
  entries: { start: 'start.ts', ...renderWorker },
  bundled: ['composer', 'edge', 'releases', '@ponte/contract', '@ponte/toolchain', 'zod'],
  define: await defineComposerCode(),
});
