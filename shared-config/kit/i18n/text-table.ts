/** Texts by key. Keys are flat: a dot in a key has no meaning. */
export type TextTable = Readonly<Record<string, string>>;

/** The texts of a file without its empty ones, and whether there were any. */
export interface ParsedTexts {
  readonly texts: TextTable;
  readonly hasGaps: boolean;
}

/**
 * Parses a file of texts.
 *
 * @throws when it is no JSON, no object, or has no text at all.
 */
export function parseTexts(file: string): ParsedTexts {
  const table: unknown = JSON.parse(file);
  if (typeof table !== 'object' || table === null || Array.isArray(table)) throw new TypeError('no table of texts');
  const entries = Object.entries(table);
  const texts = entries.filter((entry): entry is [string, string] => isText(entry[1]));
  if (texts.length === 0) throw new TypeError('a table without texts');
  return { texts: Object.fromEntries(texts), hasGaps: texts.length < entries.length };
}

/**
 * Fetches a file of texts once, without retries.
 *
 * @throws with the messages of i18next's loader
 */
export async function fetchTable(url: string, signal: AbortSignal): Promise<ParsedTexts> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`failed loading ${url}; status code: ${response.status}`);
  const file = await response.text();
  try {
    return parseTexts(file);
  } catch (cause) {
    throw new Error(`failed parsing ${url} to json`, { cause });
  }
}

/** The table without its empty texts. */
export function withoutGaps(table: TextTable): TextTable {
  return Object.fromEntries(Object.entries(table).filter(([, text]) => isText(text)));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
