import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { expect, test } from '../site/test';

const run = promisify(execFile);
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');

// They are run by hand: without this, a suite that cannot be loaded would be noticed when it is needed.
for (const suite of ['long', 'benchmarks', 'screens']) {
  test(`the suite ${suite} can be loaded`, async () => {
    const env = { ...process.env, SUITE: suite, TEST_REPORT: '' };
    const { stdout } = await run(process.execPath, [playwright, 'test', '--list'], { env });
    expect(stdout).toMatch(/Total: [1-9]\d* tests? in/);
  });
}
