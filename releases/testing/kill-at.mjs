/**
 * Preloaded into the command: kills the process, without a chance to clean up, just before its nth change of the disk
 * (`KILL_AT`), or once that change has begun (`KILL_DURING`). Tests try each moment in which a machine may die.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const steps = ['mkdir', 'writeFile', 'open', 'rename', 'symlink', 'link', 'rm', 'utimes'];
let left = Number(process.env.KILL_AT);

for (const name of steps) {
  const real = fs.promises[name];
  fs.promises[name] = (...args) => {
    left -= 1;
    if (left !== 0) return real(...args);
    if (process.env.KILL_DURING) real(...args).catch(() => undefined);
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => undefined);
  };
}
syncBuiltinESMExports();
