import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describeMachine } from './machine';

/** Writes what the benchmark of this name measured in a Chromium of this version to `bench/results/<name>.json`. */
export async function writeResults(name: string, chromium: string, measured: object): Promise<void> {
  const folder = fileURLToPath(new URL('../results/', import.meta.url));
  await mkdir(folder, { recursive: true });
  const written = {
    date: new Date().toISOString().slice(0, 10),
    command: `npm run bench -- ${name}`,
    machine: describeMachine(chromium),
    ...measured,
  };
  await writeFile(`${folder}${name}.json`, `${JSON.stringify(written, undefined, 2)}\n`);
}
