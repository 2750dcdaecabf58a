import type { Host } from './host';
import { printFailure } from './print';
import { createProgram, type ProgramOptions } from './program';

/**
 * Runs the `ponte` command.
 *
 * @param argv as `process.argv`: two entries that are not read, then the arguments
 * @returns the exit code
 */
export async function runProgram(argv: readonly string[], options: ProgramOptions, host: Host): Promise<number> {
  let failed = false;
  const program = createProgram(options, host, (outcome) => (failed = outcome.failed ?? false));
  try {
    await program.parseAsync(argv);
    return failed ? 1 : 0;
  } catch (error) {
    return printFailure(error, argv, host);
  }
}
