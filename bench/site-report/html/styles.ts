import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The colors of the site, and the report's own styles. */
export async function readStyles(): Promise<string> {
  const here = import.meta.dirname;
  const files = [join(here, '../../../shared-config/kit/design/tokens.css'), join(here, 'report.css')];
  const styles = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return styles.join('\n');
}
