import { runProgram } from '../commands/program';
import { createFakeComposer } from './fake-composer';
import type { Scratch } from './scratch';
import { createStringHost } from './string-host';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly later: ReadonlyArray<readonly string[]>;
}

const getComposer = () => Promise.resolve(createFakeComposer());

/** Runs the command in this process, with a composer that needs no real builds. */
export async function runCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<Ran> {
  const host = createStringHost(env);
  const code = await runProgram(['node', 'ponte', ...args], { getComposer }, host);
  return { code, ...host.written, later: host.later };
}

/** The command, on a scratch store. */
export function commandsOn(scratch: Scratch) {
  const ponte = (...args: string[]): Promise<Ran> =>
    runCommand([...args, '--store', scratch.medium.location], scratch.medium.env);
  return {
    ponte,
    /** With `--json`; `said` is what was printed. */
    async ask(...args: string[]) {
      const { code, stdout } = await ponte(...args, '--json');
      return { code, said: JSON.parse(stdout) as Record<string, unknown> };
    },
  };
}
