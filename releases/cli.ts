import { processHost } from './commands/host';
import { runProgram } from './commands/run-program';

process.exitCode = await runProgram(process.argv, { getComposer: () => import('composer/compose') }, processHost);
