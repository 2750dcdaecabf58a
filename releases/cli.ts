import { processHost } from './commands/terminal';
import { runProgram } from './commands/program';

process.exitCode = await runProgram(process.argv, { getComposer: () => import('composer/compose') }, processHost);
