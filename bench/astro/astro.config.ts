import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { replaceModules } from './replacements';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  srcDir: here('source'),
  outDir: here('../dist/astro/site'),
  cacheDir: here('../dist/astro/cache'),
  // Inline the styles, as in the other subjects.
  build: { format: 'file', assets: 'static', inlineStylesheets: 'always' },
  integrations: [react()],
  vite: {
    plugins: [replaceModules],
    // As in the other builds: no media inside scripts, and nothing for older browsers.
    build: { assetsInlineLimit: 0, target: 'es2022', cssTarget: 'esnext', cssMinify: 'lightningcss' },
    optimizeDeps: { esbuildOptions: { target: 'es2022' } },
    ssr: { noExternal: ['@ponte/contract', '@ponte/kit'] },
  },
});
