import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { repositoryRoot } from '@ponte/toolchain/build/repository';

interface StartedProgram {
  readonly child: ChildProcess;
  /** The output up to the match of `until`. Rejects with the output if the program ends before. */
  readonly printed: Promise<string>;
}

/** Starts a program of this checkout, such as `npm start`, in one of its folders. */
export function startLocal(
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  until: RegExp,
): StartedProgram {
  const child = spawn(process.execPath, args, { cwd: join(repositoryRoot, cwd), env, stdio: 'pipe' });
  const printed = new Promise<string>((resolve, reject) => {
    let output = '';
    child.once('exit', () => reject(new Error(output)));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += String(chunk);
        if (until.test(output)) resolve(output);
      });
    }
  });
  return { child, printed };
}

export async function stopLocal(child: ChildProcess | undefined): Promise<void> {
  if (child?.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
