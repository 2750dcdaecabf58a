import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Modules that need webpack or a router. */
const replacements = [
  { replaced: /\/partner-files$/, by: here('partner-files.ts') },
  { replaced: /^react-router-dom$/, by: here('router.tsx') },
];

const media = /\.(svg|png|jpg|webp|avif|mp4|webm|woff2)$/;

/** Vite plugin that builds the site's sources unchanged. */
export const replaceModules: Plugin = {
  name: 'replace-modules',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const replacement = replacements.find(({ replaced }) => replaced.test(source));
    if (replacement) return replacement.by;
    if (!media.test(source)) return undefined;
    // Astro would import a picture as an object; the site's sources expect its URL.
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && `${resolved.id}?url`;
  },
};
