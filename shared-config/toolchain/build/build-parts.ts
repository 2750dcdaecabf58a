import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { PartName } from '@ponte/contract/parts';
import { repositoryRoot } from './repository';

/** Builds each part whose build is not up to date. @throws Error with the build's own output */
export async function buildParts(parts: readonly PartName[], print: (line: string) => void): Promise<void> {
  const builds = parts.map(async (part) => print((await build(part)).trim()));
  await Promise.allSettled(builds);
  await Promise.all(builds);
}

function build(part: PartName): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = join(repositoryRoot, 'shared-config/toolchain/build/build-part.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script], { cwd: join(repositoryRoot, part) });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${part} did not build:\n${output}`)),
    );
  });
}
