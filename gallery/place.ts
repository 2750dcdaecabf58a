import { isLanguage, type Language } from '@ponte/contract/language';

/** What a URL of the gallery shows. */
export interface Place {
  /** The page with the switches, the sheet with every component inside it, or one state alone. */
  readonly face: 'switches' | 'sheet' | { readonly state: string };
  readonly language: Language;
  readonly scheme: Scheme;
}

export const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const sheetPath = '/sheet';
const statePath = '/state/';

export function readPlace({ pathname, search }: { pathname: string; search: string }): Place {
  const query = new URLSearchParams(search);
  const language = query.get('language') ?? undefined;
  const path = decodeURI(pathname);
  const state = path.startsWith(statePath) ? { state: path.slice(statePath.length) } : undefined;
  return {
    face: state ?? (path === sheetPath ? 'sheet' : 'switches'),
    language: isLanguage(language) ? language : 'pt',
    scheme: schemes.find((scheme) => scheme === query.get('scheme')) ?? 'light',
  };
}

export function writePlace({ face, language, scheme }: Place): string {
  const path = face === 'switches' ? '/' : face === 'sheet' ? sheetPath : statePath + encodeURI(face.state);
  return `${path}?language=${language}&scheme=${scheme}`;
}
