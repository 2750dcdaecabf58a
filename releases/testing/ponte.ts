/** The command as it is, with a composer that needs no real builds. */
import { existsSync } from 'node:fs';
import { until } from '@ponte/toolchain/jest/until';
import { processHost } from '../commands/terminal';
import { runProgram } from '../commands/program';
import { createFakeComposer } from './fake-composer';

const { FAKE_COMPOSE_UNTIL: barrier } = process.env;

async function wait(): Promise<void> {
  if (!barrier) return;
  process.stderr.write('composing\n');
  await until('the barrier file', () => existsSync(barrier), 20_000);
}

const getComposer = () => Promise.resolve(createFakeComposer(wait));
process.exitCode = await runProgram(process.argv, { getComposer }, processHost);
