import type { Language } from './language';

/**
 * The media that the composer looks for in a build's `media`, by the path of their source. A build that lacks one has
 * pages without it.
 */

/** The shell's icons. */
export const iconSources = {
  vector: 'media/favicon.svg',
  small: 'media/favicon-32.png',
  touch: 'media/apple-touch-icon-180.png',
  home: 'media/icon-192.png',
  splash: 'media/icon-512.png',
} as const;

/** What a link to a page shows where it is shared: JPEG, in exactly this size. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The preview of one page, in the build of the part that draws it. */
export function previewSource(routeId: string, language: Language): string {
  return `media/open-graph/${routeId}.${language}.jpg`;
}

/** The shell's preview, for pages that have none of their own. */
export const commonPreviewSource = 'media/open-graph.jpg';
