import { runProgram } from '../commands/program';
import { createFakeComposer } from './fake-composer';
import type { Scratch } from './scratch';
import { createStringHost } from './string-host';

export interface CommandResult {
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
): Promise<CommandResult> {
  const host = createStringHost(env);
  const code = await runProgram(['node', 'ponte', ...args], { getComposer }, host);
  return { code, ...host.written, later: host.later };
}

/** The command, on a scratch store. */
export function commandsOn(scratch: Scratch) {
  const ponte = (...args: string[]): Promise<CommandResult> =>
    runCommand([...args, '--store', scratch.medium.location], scratch.medium.env);
  return {
    ponte,
    /** Runs the command with `--json` and parses what it prints. */
    async ponteJson(...args: string[]) {
      const { code, stdout } = await ponte(...args, '--json');
      return { code, output: JSON.parse(stdout) as Record<string, unknown> };
    },
  };
}
