import { languages, type Language } from '@ponte/contract/language';
import { previewSize } from '@ponte/contract/named-media';
import { tag } from './html';

/** As Open Graph's readers spell them; `es_LA` is their Latin American Spanish. */
const locales: Record<Language, string> = { pt: 'pt_BR', en: 'en_US', es: 'es_LA' };

interface SharedPage {
  readonly siteName: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Absolute URL of a picture in `previewSize`. */
  readonly preview: string | undefined;
}

/** What a link to the page shows where it is shared. Twitter's card takes its words and picture from Open Graph's. */
export function shareTags({ siteName, language, title, description, canonical, preview }: SharedPage): string[] {
  const others = languages.filter((other) => other !== language);
  const properties: (readonly [property: string, content: string])[] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', locales[language]],
    ...others.map((other) => ['og:locale:alternate', locales[other]] as const),
    ...(preview ? pictureOf(preview, title) : []),
  ];
  const card = preview ? 'summary_large_image' : 'summary';
  return [
    ...properties.map(([property, content]) => tag('meta', { property, content })),
    tag('meta', { name: 'twitter:card', content: card }),
  ];
}

function pictureOf(url: string, alt: string) {
  return [
    ['og:image', url],
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(previewSize.width)],
    ['og:image:height', String(previewSize.height)],
    ['og:image:alt', alt],
  ] as const;
}
