// Says again what failed, adds up what jest and Playwright said of their runs and closes with one line. Fails when
// anything failed, when a command did, or when nothing ran at all.
import { readFileSync } from 'node:fs';
import { findFailures } from './failures.js';

const [log = '', commandFailed = '1'] = process.argv.slice(2);
const lines = readFileSync(log, 'utf8')
  // eslint-disable-next-line no-control-regex -- colours
  .replace(/\u001b\[[0-9;]*m/g, '')
  .split('\n');

const counts = { passed: 0, failed: 0, skipped: 0 };
for (const line of lines) {
  // jest: "Tests:  1 failed, 2 passed, 3 total"; Playwright: "  12 passed (3.4s)"
  const jest = /^Tests:\s+(.*\d+ total)/.exec(line)?.[1];
  const playwright = /^\s+(\d+ (?:passed|failed|skipped|flaky|did not run))(?: \(.*\))?$/.exec(line)?.[1];
  for (const [, number, word] of (jest ?? playwright ?? '').matchAll(
    /(\d+) (passed|failed|skipped|todo|flaky|did not run)/g,
  )) {
    const key = word === 'passed' ? 'passed' : word === 'failed' || word === 'flaky' ? 'failed' : 'skipped';
    counts[key] += Number(number);
  }
}

for (const line of findFailures(lines)) console.log(line);
const failed = counts.failed + (commandFailed === '0' || counts.failed > 0 ? 0 : 1);
console.log(`${counts.passed} passed, ${failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`);
process.exit(failed > 0 || counts.passed === 0 || counts.skipped > 0 ? 1 : 0);
