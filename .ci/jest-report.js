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
