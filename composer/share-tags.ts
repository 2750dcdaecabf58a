import type { Language } from '@ponte/contract/language';
import { commonPreviewSource, previewSize, previewSource } from '@ponte/contract/build';
import type { RouteDefinition } from '@ponte/contract/route';
import { tag } from './html';
import { getRemote, fileUrl, type Contracts } from './lock';

/** Open Graph's names of the languages; `es_LA` is Latin American Spanish. */
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

/** The tags of a link preview. Twitter's card takes its title and picture from the Open Graph tags. */
export function shareTags({ siteName, language, title, description, canonical, preview }: SharedPage): string[] {
  const properties: (readonly [property: string, content: string])[] = [
    ['og:type', 'website'],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', locales[language]],
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
    ['og:image:width', String(previewSize.width)],
    ['og:image:height', String(previewSize.height)],
    ['og:image:alt', alt],
  ] as const;
}

/** Path of the picture of a page's link preview: the page's own, otherwise the shell's. */
export function findPreview(contracts: Contracts, route: RouteDefinition, language: Language): string | undefined {
  const part = getRemote(contracts.remotes, route.part).current;
  const own = part.media[previewSource(route.id, language)];
  if (own) return fileUrl(part, own);
  const common = contracts.shell.media[commonPreviewSource];
  return common && fileUrl(contracts.shell, common);
}
