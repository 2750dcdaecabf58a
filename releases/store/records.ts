import { type Release, releaseSchema } from '@ponte/contract/release';
import { hasIntegrity, integrityOf } from '@ponte/toolchain/build/files';
import { ReleaseError } from '@ponte/contract/release-error';
import type { ReleaseStore } from './store';

/** The serials among the names of folders. */
export function listSerials(names: readonly string[]): number[] {
  return names.filter((name) => /^\d{6,}$/.test(name)).map(Number);
}

/** The name of a release's folder. */
export function releaseName(serial: number): string {
  return String(serial).padStart(6, '0');
}

/** How many earlier records a record repeats. */
const repeated = 5;

export interface StoredRecord {
  readonly release: Release;
  /** Copies of the records before it, newest first, so that a lost record can be restored. */
  readonly earlier: readonly Release[];
}

/** The file of a release that follows another. */
export function formatRecord(release: Release, before: StoredRecord | undefined): string {
  const earlier = before ? [before.release, ...before.earlier].slice(0, repeated) : [];
  return formatStored({ release, earlier });
}

export function formatStored({ release, earlier }: StoredRecord): string {
  const content = { ...release, earlier };
  return `${JSON.stringify({ ...content, integrity: integrityOf(JSON.stringify(content)) }, null, 1)}\n`;
}

/** @throws Error when it is truncated, modified or not a record. Records that are older than hashes are not checked. */
export function parseRecord(text: string): StoredRecord {
  const { integrity, ...content } = JSON.parse(text) as { integrity?: string; earlier?: readonly unknown[] };
  if (integrity !== undefined && !hasIntegrity(JSON.stringify(content), integrity)) throw new Error('modified');
  const { earlier = [], ...release } = content;
  return { release: releaseSchema.parse(release), earlier: earlier.map((one) => releaseSchema.parse(one)) };
}

const hint = 'ponte verify --repair restores it if a newer record has a copy; otherwise restore it from a backup';

export function corruptRecord(serial: number, cause?: unknown): ReleaseError {
  return new ReleaseError('damaged', `the record of release ${serial} cannot be read`, hint, { cause });
}

export function missingRecord(serial: number): ReleaseError {
  return new ReleaseError('damaged', `the record of release ${serial} is missing`, hint);
}

/** A record or its copy, whichever can be read. */
export async function findReadable(
  { read, findCopy }: Pick<ReleaseStore, 'read' | 'findCopy'>,
  serial: number,
): Promise<StoredRecord | undefined> {
  const record = await read(serial).catch(() => undefined);
  return record ?? (await findCopy(serial).catch(() => undefined));
}
