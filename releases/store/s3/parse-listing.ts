export interface Listing {
  readonly objects: readonly { readonly key: string; readonly modified: Date }[];
  readonly folders: readonly string[];
  /** Where the next page begins; absent on the last. */
  readonly next?: string | undefined;
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Reads the answer to ListObjectsV2, whose few elements hold text and nothing else. */
export function parseListing(xml: string): Listing {
  return {
    objects: elements(xml, 'Contents').map((one) => ({
      key: textOf(one, 'Key') ?? '',
      modified: new Date(textOf(one, 'LastModified') ?? ''),
    })),
    folders: elements(xml, 'CommonPrefixes').map((one) => textOf(one, 'Prefix') ?? ''),
    next: textOf(xml, 'NextContinuationToken'),
  };
}

function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, content = '']) => content);
}

function textOf(xml: string, name: string): string | undefined {
  return elements(xml, name)[0]?.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name as string] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex as string, 16));
  });
}
