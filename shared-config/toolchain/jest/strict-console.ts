/** An unexpected warning or error on the console fails the test that caused it. */
import { format } from 'node:util';

let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      unexpected.push(`console.${level}: ${format(...args)}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  if (unexpected.length > 0) throw new Error(`The test wrote to the console:\n${unexpected.join('\n')}`);
});
