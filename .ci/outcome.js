// The outcome of a step, from its exit code and the report of its test runner.
import { readJest, readPlaywright } from './reports.js';

const readers = { jest: readJest, playwright: readPlaywright };

/**
 * Counts a run's tests and lists what failed. A run without a complete report failed, whatever its exit code.
 *
 * @param {{ command: string, reporter: string }} step
 * @param {{ code: number, report: string | undefined, tail: string[] }} run
 */
export function evaluate({ command, reporter }, { code, report, tail }) {
  const exit = code === 0 ? [] : [[`${command} ended with ${code}`, ...tail].join('\n')];
  if (reporter === 'none') return { passed: 0, skipped: 0, failures: exit };
  const counts = readReport(reporter, report);
  if (!counts) return { passed: 0, skipped: 0, failures: [`${command} left no report of its tests`, ...exit] };
  if (counts.passed + counts.skipped + counts.failures.length === 0) {
    return { ...counts, failures: [`${command} ran no test`, ...exit] };
  }
  return counts.failures.length > 0 ? counts : { ...counts, failures: exit };
}

function readReport(reporter, report) {
  try {
    return report === undefined ? undefined : readers[reporter](JSON.parse(report));
  } catch {
    return undefined;
  }
}
