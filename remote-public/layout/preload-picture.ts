import { preload, type PreloadOptions } from 'react-dom';

/**
 * Preloads a picture in the HTML of a page, before the browser's parser comes to it. In the browser the picture itself is
 * requested as early, and a page that is left before it is shown would leave a preload which nothing uses.
 */
export function preloadPicture(href: string, options: Omit<PreloadOptions, 'as'>): void {
  if (typeof document === 'undefined') preload(href, { as: 'image', fetchPriority: 'high', ...options });
}
