import type { BuildContract } from '@ponte/contract/build';
import { localeTags, publicDefault } from '@ponte/contract/language';
import { iconSources } from '@ponte/contract/named-media';
import { tag } from './html';
import { fileUrl } from './lock';
import type { TextTables } from './merge-texts';

/** The design's ink and paper: browsers use them for their own surfaces. */
export const colors = { ink: '#10243e', paper: '#fbf7f0' } as const;

export const webManifestFile = 'manifest.webmanifest';

/** The web manifest, used when the site is installed: one for all languages, in the default language. */
export function createWebManifest(shell: BuildContract, texts: TextTables, brand: string): string {
  return JSON.stringify({
    id: '/',
    start_url: '/',
    scope: '/',
    name: brand,
    short_name: brand,
    description: texts[publicDefault]['site.description'],
    lang: localeTags[publicDefault],
    display: 'minimal-ui',
    theme_color: colors.ink,
    background_color: colors.paper,
    icons: [
      ...iconOf(shell, 'vector', { sizes: 'any', type: 'image/svg+xml' }),
      ...iconOf(shell, 'home', { sizes: '192x192', type: 'image/png' }),
      ...iconOf(shell, 'splash', { sizes: '512x512', type: 'image/png' }),
      // The mark fits inside the circle to which a launcher may crop the icon.
      ...iconOf(shell, 'splash', { sizes: '512x512', type: 'image/png', purpose: 'maskable' }),
    ],
  });
}

/** The tags of the manifest, and of the icons for browsers that do not read it. */
export function iconTags(shell: BuildContract): string[] {
  const icons = [
    ...iconOf(shell, 'small', { rel: 'icon', sizes: '32x32', type: 'image/png' }),
    ...iconOf(shell, 'vector', { rel: 'icon', sizes: 'any', type: 'image/svg+xml' }),
    ...iconOf(shell, 'touch', { rel: 'apple-touch-icon' }),
  ];
  return [
    tag('meta', { name: 'theme-color', content: colors.ink }),
    ...icons.map(({ src, ...attributes }) => tag('link', { ...attributes, href: src })),
    tag('link', { rel: 'manifest', href: `/${webManifestFile}` }),
  ];
}

function iconOf<Rest extends object>(shell: BuildContract, name: keyof typeof iconSources, rest: Rest) {
  const file = shell.media[iconSources[name]];
  return file ? [{ ...rest, src: fileUrl(shell, file) }] : [];
}
