/** What a search engine reads of a page without running its scripts. */
export interface ReadPage {
  readonly language: string | undefined;
  readonly title: string;
  /** `<meta>` by its `name` or `property`. */
  readonly meta: Readonly<Record<string, string>>;
  readonly canonical: string | undefined;
  /** `hreflang` and address. */
  readonly alternates: readonly (readonly [string, string])[];
  /** Addresses of icons of every kind. */
  readonly icons: readonly string[];
  readonly manifest: string | undefined;
  readonly structuredData: readonly { readonly '@type': string }[];
}

export function readPage(html: string): ReadPage {
  const head = html.slice(0, html.indexOf('</head>')).replace(/<style[\s\S]*?<\/style>/g, '');
  const links = readTags(head, 'link');
  const metas = readTags(head, 'meta').map(({ name, property, content = '' }) => [name ?? property ?? '', content]);
  const hrefsOf = (rel: RegExp) => links.flatMap((link) => (rel.test(link.rel ?? '') ? [link.href ?? ''] : []));
  const blocks = head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return {
    language: /<html lang="([^"]*)"/.exec(html)?.[1],
    title: decode(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    meta: Object.fromEntries(metas) as Record<string, string>,
    canonical: hrefsOf(/^canonical$/)[0],
    alternates: links.flatMap(({ hreflang, href = '' }) => (hreflang ? [[hreflang, href] as const] : [])),
    icons: hrefsOf(/icon$/),
    manifest: hrefsOf(/^manifest$/)[0],
    structuredData: [...blocks].map(([, json = '']) => JSON.parse(json) as { '@type': string }),
  };
}

function readTags(head: string, name: string): Record<string, string | undefined>[] {
  const tags = head.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'));
  return [...tags].map(([, attributes = '']) => readAttributes(attributes));
}

function readAttributes(text: string): Record<string, string | undefined> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value = '']) => [key, decode(value)]),
  );
}

function decode(text: string): string {
  const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity);
}
