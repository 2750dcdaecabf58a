const mostLines = 200;
// eslint-disable-next-line no-control-regex -- colors
const colors = /\u001b\[[0-9;]*m/g;

/** The last lines of a run: what failed, how long each step took, and the closing line. */
export function summarize(outcomes) {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const skipped = sum(outcomes, ({ skipped }) => skipped);
  const lines = failures.flatMap((failure) => ['', ...failure.replace(colors, '').split('\n')]);
  const shown =
    lines.length > mostLines ? [...lines.slice(0, mostLines), `… ${lines.length - mostLines} lines more`] : lines;
  const total = { name: 'everything', seconds: sum(outcomes, ({ seconds }) => seconds) };
  const width = Math.max(...[...outcomes, total].map(({ name }) => name.length));
  return [
    ...shown,
    '',
    ...[...outcomes, total].map(
      ({ name, seconds }) => `${name.padEnd(width)} ${(seconds / 60).toFixed(1).padStart(5)} min`,
    ),
    `${sum(outcomes, ({ passed }) => passed)} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
}

/** Nothing failed, nothing was skipped, something ran. */
export function isGreen(outcomes) {
  return (
    outcomes.every(({ failures, skipped }) => failures.length === 0 && skipped === 0) &&
    sum(outcomes, ({ passed }) => passed) > 0
  );
}

function sum(list, valueOf) {
  return list.reduce((total, one) => total + valueOf(one), 0);
}
