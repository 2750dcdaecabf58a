import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { repository } from '../site/base';

/** Writes what a benchmark measured to `bench/results/<name>.json`, with the machine that it was measured on. */
export async function writeResults(name: string, measured: object): Promise<void> {
  const folder = join(repository, 'bench', 'results');
  await mkdir(folder, { recursive: true });
  const results = {
    date: new Date().toISOString().slice(0, 10),
    command: `npm run bench -- ${name}`,
    machine: { cores: cpus().length, load: Number(loadavg()[0]?.toFixed(1)) },
    ...measured,
  };
  const file = join(folder, `${name}.json`);
  await writeFile(file, `${JSON.stringify(results, undefined, 2)}\n`);
  console.log(`${JSON.stringify(results, undefined, 2)}\nwritten to ${file}`);
}
