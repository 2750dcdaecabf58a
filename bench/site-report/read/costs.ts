import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordedCosts } from '../../../e2e/budgets/record';
import { readJson } from './json';

/** What the stories and audits of budgets recorded last. */
export async function readCosts(folder: string): Promise<RecordedCosts[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
  const costs = await Promise.all(files.map((file) => readJson<RecordedCosts>(join(folder, file))));
  return costs.filter((recorded) => recorded !== undefined);
}
