import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { federationLimit } from '../budgets/limits';
import { measureFirstVisit } from '../budgets/measure';
import { testFirstVisits } from '../budgets/test-first-visits';
import { kinds, quickKinds } from '../public/pages';
import { repository } from '../site/base';
import { expect, test } from '../site/test';

// The kinds of pages that the stories do not visit.
testFirstVisits(
  'phone',
  kinds.filter((route) => !quickKinds.includes(route)),
);

test('federation costs the home page less than its limit, against one build of the same sources', async ({ page }) => {
  const { script } = (await measureFirstVisit(page, '/pt')).measured;
  const build = join(repository, 'bench/one-build/print-size.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', build], { cwd: repository });
  const one = JSON.parse(stdout) as { script: number };
  console.log(`federated ${script} B, one build ${one.script} B, federation ${script - one.script} B`);
  expect(script - one.script).toBeLessThan(federationLimit);
  expect(script - one.script).toBeGreaterThan(0);
});
