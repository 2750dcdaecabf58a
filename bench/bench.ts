/**
 * `npm run bench -- <name>`: runs one benchmark, or the first visit when none is named. Each writes its results. Exit code
 * 0 done, 1 failed or a limit broken, 2 wrong arguments, 130 interrupted.
 */
import { fileURLToPath } from 'node:url';
import { findNamedChromium } from '@ponte/toolchain/installed-chromiums';
import { endWithFailure } from './failure';
import { list, planBenchmark } from './plan-benchmark';
import { runInGroup } from './run-in-group';

try {
  await run(process.argv.slice(2));
} catch (error) {
  endWithFailure(error);
}

async function run(args: readonly string[]): Promise<void> {
  if (args[0] === '--help') {
    console.log(['npm run bench -- NAME', ...list].join('\n'));
    return;
  }
  const command = planBenchmark(args);
  findNamedChromium();
  const code = await runInGroup(command, { cwd: fileURLToPath(new URL('..', import.meta.url)) });
  if (code === 'interrupted') process.stderr.write('bench: interrupted; run it again to measure\n');
  process.exitCode = code === 'interrupted' ? 130 : code;
}
