/** The command as it is, with a composer that needs no real builds. */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { processHost } from '../commands/process-host';
import { runProgram } from '../commands/run-program';
import { createFakeComposer } from './fake-composer';

const { FAKE_COMPOSE_MS: ms, FAKE_COMPOSE_UNTIL: gate } = process.env;
const longestWaitMs = 20_000;

async function wait(): Promise<void> {
  if (ms) await sleep(Number(ms));
  if (!gate) return;
  process.stderr.write('composing\n');
  const from = Date.now();
  while (!existsSync(gate)) {
    if (Date.now() - from > longestWaitMs) throw new Error('nobody opened the gate');
    await sleep(10);
  }
}

const getComposer = () => Promise.resolve(createFakeComposer(wait));
process.exitCode = await runProgram(process.argv, { getComposer }, processHost);
