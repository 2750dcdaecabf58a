// Reads the reports of the test runners: how many tests passed, how many were skipped, and what failed.

/** Counts of what `jest --json` wrote. */
export function readJest({ numPassedTests, numPendingTests, numTodoTests, testResults, wasInterrupted }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that does not load has no tests.
    if (failed.length === 0 && status === 'failed') return [`${name}\n${message}`];
    return failed.map(({ fullName, failureMessages }) => [`${name}: ${fullName}`, ...failureMessages].join('\n'));
  });
  if (wasInterrupted) failures.push('jest was interrupted');
  return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, failures };
}

/** Counts of what Playwright's JSON reporter wrote. A test that passed only on a retry counts as failed. */
export function readPlaywright({ stats, errors, suites }) {
  const tests = suites.flatMap((suite) => listTests(suite));
  const failures = tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ title, results }) => [title, ...results.flatMap((one) => one.errors.map(messageOf))].join('\n'));
  return {
    passed: stats.expected,
    // These include tests that did not run because of an earlier failure.
    skipped: stats.skipped,
    failures: [...errors.map(messageOf), ...failures],
  };
}

function listTests({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) => tests.map((test) => ({ ...test, title: `${file}: ${title}` })));
  return [...own, ...suites.flatMap((suite) => listTests(suite))];
}

function messageOf({ message = 'an error without a message' }) {
  return message;
}
