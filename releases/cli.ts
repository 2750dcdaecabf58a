import { runProgram } from './commands/run-program';

await runProgram(process.argv, { getComposer: () => import('./compose/compose') });
