const suites = ['stories', 'audits', 'long', 'benchmarks', 'screens'] as const;
type Suite = (typeof suites)[number];

/** The folder of tests that runs, from the variable `SUITE`. */
export const suite = readSuite(process.env.SUITE ?? 'stories');

function readSuite(value: string): Suite {
  const found = suites.find((name) => name === value);
  if (!found) throw new Error(`SUITE: ${value} is none of ${suites.join(', ')}`);
  return found;
}
