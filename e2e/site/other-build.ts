import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { dataDir } from './base';
import { applyEdits, openTemporaryCheckout, type Edits } from './temporary-checkout';
import { until } from './until';

const execute = promisify(execFile);
/**
 * Builds of this run and of earlier ones, by their edits. All were made from the sources as they are: `prepare.ts` removes
 * the folder when a source has changed.
 */
const keptBuilds = join(dirname(dataDir), 'builds');
/** A build that hangs fails the test; a busy machine does not. */
const builtWithinMs = 600_000;

export interface OtherBuild {
  /** The built folder, ready to publish. It is a copy, which a test may change. */
  readonly dist: string;
  readonly build: string;
  remove(): Promise<void>;
}

/**
 * Builds a part from a copy of its sources in which `change` has edited one file, without the sources of the other parts.
 * `file` is relative to the part. To build a part with another `shared-config`, edit a file of `../shared-config`.
 */
export function buildChanged(part: string, file: string, change: (source: string) => string): Promise<OtherBuild> {
  return buildEdited(part, { [file]: change });
}

/** The same with several files. The same edits are built once: a worker that needs them too waits for the build. */
export async function buildEdited(part: string, edits: Edits): Promise<OtherBuild> {
  const edited = createHash('sha256').update(JSON.stringify(await applyEdits(part, edits)));
  const kept = join(keptBuilds, `${part}-${edited.digest('hex').slice(0, 12)}`);
  await withLock(`${kept}.lock`, async () => {
    const isKept = await readFile(join(kept, 'contract.json')).then(Boolean, () => false);
    if (!isKept) await buildInto(kept, part, edits);
  });
  const dist = await mkdtemp(join(dirname(dataDir), 'checkout-build-'));
  await cp(kept, dist, { recursive: true });
  const { build } = JSON.parse(await readFile(join(dist, 'contract.json'), 'utf8')) as { build: string };
  return { dist, build, remove: () => rm(dist, { recursive: true, force: true }) };
}

async function buildInto(kept: string, part: string, edits: Edits): Promise<void> {
  const checkout = await openTemporaryCheckout(part);
  for (const [file, change] of Object.entries(edits)) await checkout.edit(file, change);
  const script = join(checkout.root, 'shared-config/toolchain/build/build-part.ts');
  await execute(process.execPath, ['--import', 'tsx', script], { cwd: checkout.folder });
  await rm(kept, { recursive: true, force: true });
  await rename(join(checkout.folder, 'dist'), kept);
  await checkout.remove();
}

/** A folder is the lock: only one process can make it. */
async function withLock(lock: string, work: () => Promise<void>): Promise<void> {
  const isFree = () =>
    mkdir(lock).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
  await until(`the build behind ${lock}`, isFree, builtWithinMs);
  try {
    await work();
  } finally {
    await rm(lock, { recursive: true });
  }
}

/** An edit that replaces one text of a file of texts. */
export function reword(key: string, words: string): (source: string) => string {
  const text = new RegExp(`('${key.replaceAll('.', '\\.')}':\\s*)'[^']*'`);
  return (source) => source.replace(text, `$1'${words}'`);
}

/** An edit of a `package.json` that changes nothing but the version, so the part behaves as before. */
export function setVersion(version: string): (source: string) => string {
  return (source) => source.replace(/"version": "[^"]+"/, `"version": "${version}"`);
}
