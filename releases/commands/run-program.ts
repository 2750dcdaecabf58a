import { printFailure } from './print';
import { createProgram, type ProgramOptions } from './program';

export async function runProgram(argv: readonly string[], options: ProgramOptions): Promise<void> {
  try {
    await createProgram(options).parseAsync(argv);
  } catch (error) {
    printFailure(error, argv);
  }
}
