/** The command as it is, with a composer that needs no real builds. */
import { runProgram } from '../commands/run-program';
import { createFakeComposer } from './fake-composer';

const ms = Number(process.env.FAKE_COMPOSE_MS ?? 0);

await runProgram(process.argv, { getComposer: () => Promise.resolve(createFakeComposer({ ms })) });
