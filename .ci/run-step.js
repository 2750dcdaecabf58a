import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';

/** How many of its last lines are shown of a step without a readable report. */
const lastLines = 60;

/** Runs a step. Its output goes to this process's output; its runner writes its report to the file `report`. */
export async function runStep({ command, reporter }, report) {
  const started = performance.now();
  const shellCommand = reporter === 'jest' ? `${command} -- --json --outputFile=${report}` : command;
  const env = reporter === 'playwright' ? { ...process.env, TEST_REPORT: report } : process.env;
  const child = spawn(shellCommand, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of ['stdout', 'stderr']) {
    child[stream].setEncoding('utf8').on('data', (text) => {
      process[stream].write(text);
      output = (output + text).slice(-100_000);
    });
  }
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('close', (exitCode) => resolve(exitCode ?? -1));
  });
  return {
    code,
    seconds: (performance.now() - started) / 1000,
    report: await readFile(report, 'utf8').catch(() => undefined),
    tail: output.trimEnd().split('\n').slice(-lastLines),
  };
}
