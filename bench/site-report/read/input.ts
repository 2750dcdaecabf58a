import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Results } from '../../report/results-page';
import type { PageInput } from '../html/page';
import type { ReportData } from '../report';
import type { Healing, Rollback } from '../sections/times';
import { readBuilds } from './builds';
import { readCosts } from './costs';
import { readRecorded } from './recorded';
import { listRuns } from './runs';

/** Everything that a report shows, from the files that builds, stories and benchmarks wrote in a checkout. */
export async function readInput(root: string, at: Date): Promise<Omit<PageInput, 'earlier' | 'css'>> {
  const [builds, costs, commit] = await Promise.all([
    readBuilds(root),
    readCosts(join(root, 'e2e/.data/costs')),
    findCommit(root),
  ]);
  const report: ReportData = { at: at.toISOString(), commit, builds, costs };
  return {
    report,
    runs: listRuns(await readRecorded<Results>(root, 'bench/RESULTS.json')),
    healing: await readRecorded<Healing>(root, 'bench/results/healing.json'),
    rollback: await readRecorded<Rollback>(root, 'bench/results/rollback.json'),
  };
}

function findCommit(root: string): Promise<string | undefined> {
  return promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}
