/** Bundles `npm start` into `dist/`. */
import { defineComposerCode, renderWorker } from 'composer/bundling';
import { bundleProgram } from 'shared-config/build/bundle-program';

await bundleProgram({
  folder: import.meta.dirname,
  entries: { start: 'start.ts', ...renderWorker },
  bundled: ['composer', 'edge', 'releases', 'shared-config', 'zod'],
  define: await defineComposerCode(),
});
