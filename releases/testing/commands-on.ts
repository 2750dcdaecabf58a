import { runPonte, type Ran } from './run-ponte';
import type { Scratch } from './scratch';

/** The command, on a scratch store. */
export function commandsOn(scratch: Scratch) {
  const ponte = (...args: string[]): Promise<Ran> =>
    runPonte([...args, '--store', scratch.medium.location], { env: scratch.medium.env });
  return {
    ponte,
    /** With `--json`; `said` is what was printed. */
    async ask(...args: string[]) {
      const { code, stdout } = await ponte(...args, '--json');
      return { code, said: JSON.parse(stdout) as Record<string, unknown> };
    },
  };
}
