// What a log tells of failed tests, so that it stands once more beside the closing line, where it is looked for.

/** Where a report of failures begins and, after it, the line that ends it. */
const reports = [
  // jest: a file's own block
  { begins: /^FAIL /, ends: /^(PASS |FAIL |Test Suites:)/ },
  // Playwright: its closing list, up to the first of its counts
  { begins: /^ {2}\d+\) \[/, ends: /^ {2}(\d+\) \[|\d+ (failed|passed|flaky|skipped|did not run))/ },
  // tsc, ESLint, Prettier
  { begins: /error TS\d+:|^\s+\d+:\d+\s+error\s|^\[(warn|error)\] /, ends: /^/ },
];
const mostLines = 200;

/** The lines of all reports of failures in `lines`, in their order, the first 200 of them. */
export function findFailures(lines) {
  const found = [];
  let open;
  for (const line of lines) {
    if (open?.ends.test(line)) open = undefined;
    open ??= reports.find(({ begins }) => begins.test(line));
    if (open) found.push(line);
  }
  return found.length > mostLines ? [...found.slice(0, mostLines), `… ${found.length - mostLines} lines more`] : found;
}
