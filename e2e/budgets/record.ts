import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDir, repository } from '../site/base';
import { readLiveBuilds } from '../site/live';
import { sums, type Budget } from './limits';

/** What one measured page or sum costs against its budgets. */
export interface RecordedCosts {
  /** A page's path, or the name of a sum. */
  readonly of: string;
  /** The kind of screen that a page was measured on. */
  readonly screen?: string;
  /** The live builds that were measured, by part. */
  readonly builds: Readonly<Record<string, string>>;
  readonly costs: Readonly<Record<string, Budget & { readonly measured: number }>>;
}

/** A file for each page and sum: stories that run at the same time write different ones. */
export const costsFolder = join(repository, 'e2e', '.data', 'costs');

/** Records costs for `npm run report`. */
export async function recordCosts(
  { of, screen }: Pick<RecordedCosts, 'of' | 'screen'>,
  measured: Readonly<Record<string, number>>,
  budgets: Readonly<Record<string, Budget>>,
): Promise<void> {
  const costs = Object.entries(measured).flatMap(([name, value]) => {
    const budget = budgets[name];
    return budget ? [[name, { measured: value, ...budget }] as const] : [];
  });
  const recorded: RecordedCosts = {
    of,
    ...(screen !== undefined && { screen }),
    builds: await readLiveBuilds(join(dataDir, 'releases')),
    costs: Object.fromEntries(costs),
  };
  await mkdir(costsFolder, { recursive: true });
  const name = [of, screen].filter((word) => word !== undefined).join(' ');
  await writeFile(join(costsFolder, `${encodeURIComponent(name)}.json`), `${JSON.stringify(recorded)}\n`);
}

export function recordSum(name: keyof typeof sums, measured: number): Promise<void> {
  return recordCosts({ of: name }, { bytes: measured }, { bytes: sums[name] });
}
