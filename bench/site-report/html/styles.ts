import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const tokens = '../../../shared-config/kit/design/tokens.css';
const own = ['page.css', 'tables.css', 'plots.css'];

/** The colors of the site, and the report's own styles. */
export async function readStyles(): Promise<string> {
  const files = [tokens, ...own].map((file) => readFile(join(import.meta.dirname, file), 'utf8'));
  return (await Promise.all(files)).join('\n');
}
