import { isLanguage, type Language } from '@ponte/contract/language';

/** A parsed URL of the gallery. */
export interface GalleryUrl {
  /** The index with the switches, the sheet with every component, or a single story. */
  readonly page: 'index' | 'sheet' | { readonly story: string };
  readonly language: Language;
  readonly scheme: Scheme;
}

export const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const sheetPath = '/sheet';
const storyPath = '/story/';

export function parseUrl({ pathname, search }: { pathname: string; search: string }): GalleryUrl {
  const query = new URLSearchParams(search);
  const language = query.get('language') ?? undefined;
  const path = decodeURI(pathname);
  const story = path.startsWith(storyPath) ? { story: path.slice(storyPath.length) } : undefined;
  return {
    page: story ?? (path === sheetPath ? 'sheet' : 'index'),
    language: isLanguage(language) ? language : 'pt',
    scheme: schemes.find((scheme) => scheme === query.get('scheme')) ?? 'light',
  };
}

export function formatUrl({ page, language, scheme }: GalleryUrl): string {
  const path = page === 'index' ? '/' : page === 'sheet' ? sheetPath : storyPath + encodeURI(page.story);
  return `${path}?language=${language}&scheme=${scheme}`;
}
