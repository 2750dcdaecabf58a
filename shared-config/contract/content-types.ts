/** The content types of served files by their ending. Files with other endings are not served. */
export const contentTypes = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  mp4: 'video/mp4',
  webm: 'video/webm',
  woff2: 'font/woff2',
} as const;

export const servedExtensions = Object.keys(contentTypes);

export function contentTypeOf(file: string): string | undefined {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  return (contentTypes as Readonly<Record<string, string>>)[ending];
}
