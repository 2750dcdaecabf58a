import type { getSiteFiles as real } from '../websites/site-files';

/** Replaces the real function, which needs webpack: the paths name the requested files. */
export const getSiteFiles: typeof real = (id, language) => {
  const fileOf = (ending: string) => `/media/${id}/site.${language}.${ending}`;
  return {
    poster: { avif: fileOf('avif'), webp: fileOf('webp') },
    film: { webm: fileOf('webm'), mp4: fileOf('mp4') },
  };
};
