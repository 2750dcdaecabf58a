/**
 * `npm run report`: one page with what the site costs, from the files that builds, stories and benchmarks wrote. It is compared
 * with the newest earlier report that differs, or with the one that `--against` names. Exit code 0 done, 1 failed, 2 wrong
 * arguments.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithFailure, UsageError } from '../failure';
import { createPage } from './html/page';
import { readStyles } from './html/styles';
import { readInput } from './read/input';
import { readJson } from './read/json';
import { findEarlier, keep } from './read/kept';
import type { ReportData } from './report';

const root = resolve(import.meta.dirname, '../..');

try {
  await run(readOptions());
} catch (error) {
  endWithFailure(error, 'report');
}

async function run({ against, out }: { against?: string | undefined; out: string }): Promise<void> {
  const folder = resolve(out);
  const kept = join(folder, 'data');
  const named = against === undefined ? undefined : await readEarlier(against);
  const input = await readInput(root, new Date());
  const earlier = named ?? (await findEarlier(kept, input.report));
  await mkdir(folder, { recursive: true });
  const page = join(folder, 'index.html');
  await writeFile(page, createPage({ ...input, earlier, css: await readStyles() }));
  console.log(`report: ${page}\nits data, for --against: ${await keep(kept, input.report)}`);
}

async function readEarlier(file: string): Promise<ReportData> {
  const earlier = await readJson<ReportData>(file);
  if (!earlier?.builds || !earlier.costs) throw new UsageError(`--against: ${file} is no data of a report`);
  return earlier;
}

function readOptions() {
  const options = {
    against: { type: 'string' },
    out: { type: 'string', default: join(root, 'bench/.data/report') },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new UsageError((error as Error).message.split('\n')[0]);
  }
}
