/** The types of schema.org that the site's structured data may use, with their required and allowed properties. */
const vocabulary: Readonly<Record<string, { needs: readonly string[]; mayHave: readonly string[] }>> = {
  Organization: {
    needs: ['@id', 'name'],
    mayHave: ['url', 'logo', 'description', 'areaServed', 'knowsLanguage', 'email', 'telephone', 'sameAs'],
  },
  Service: {
    needs: ['name', 'description', 'url', 'provider'],
    mayHave: ['offers', 'areaServed', 'serviceType', 'category'],
  },
  Offer: { needs: ['url'], mayHave: ['price', 'priceCurrency', 'priceSpecification', 'availability'] },
  PriceSpecification: { needs: ['minPrice', 'priceCurrency'], mayHave: [] },
  UnitPriceSpecification: { needs: ['price', 'priceCurrency', 'unitText'], mayHave: [] },
  BreadcrumbList: { needs: ['itemListElement'], mayHave: [] },
  ItemList: { needs: ['itemListElement'], mayHave: ['name', 'numberOfItems'] },
  ListItem: { needs: ['position', 'item'], mayHave: ['name'] },
};

const addresses = ['@id', 'url', 'item', 'logo', 'sameAs'];

/** The problems of one block of structured data, as text. Its own URLs must begin with `siteUrl`. */
export function findProblems(block: unknown, siteUrl: string): string[] {
  const context = (block as Record<string, unknown>)['@context'];
  const found = context === 'https://schema.org' ? [] : [`@context is ${String(context)}`];
  return [...found, ...problemsOfNode(block, 'block', siteUrl)];
}

function problemsOfNode(value: unknown, path: string, siteUrl: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => problemsOfNode(item, `${path}[${index}]`, siteUrl));
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Record<string, unknown>;
  const type = String(node['@type']);
  const known = vocabulary[type];
  if (!known) return [`${path} is of the unknown type ${type}`];
  const here = `${path} (${type})`;
  const keys = Object.keys(node).filter((key) => key !== '@context' && key !== '@type');
  return [
    ...known.needs.filter((key) => node[key] === undefined).map((key) => `${here} lacks ${key}`),
    ...keys.filter((key) => ![...known.needs, ...known.mayHave].includes(key)).map((key) => `${here} has ${key}`),
    ...keys.filter((key) => node[key] === '' || node[key] === null).map((key) => `${here} has an empty ${key}`),
    ...keys.flatMap((key) => (addresses.includes(key) ? problemsOfAddress(key, node[key], here, siteUrl) : [])),
    ...positionsOf(node, here),
    ...keys.flatMap((key) => problemsOfNode(node[key], `${path}.${key}`, siteUrl)),
  ];
}

function problemsOfAddress(key: string, value: unknown, here: string, siteUrl: string): string[] {
  const urls = [value].flat().filter((url) => typeof url === 'string');
  const belongs = (url: string) => (key === 'sameAs' ? /^https:\/\/./ : new RegExp(`^${siteUrl}/`)).test(url);
  return urls.filter((url) => !belongs(url)).map((url) => `${here} has ${key} ${url}`);
}

function positionsOf(node: Record<string, unknown>, here: string): string[] {
  const { itemListElement } = node;
  if (itemListElement === undefined) return [];
  const positions = (itemListElement as { position: number }[]).map(({ position }) => position);
  const inOrder = positions.length > 0 && positions.every((position, index) => position === index + 1);
  return inOrder ? [] : [`${here} has positions ${positions.join()}`];
}
