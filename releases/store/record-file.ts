import { releaseSchema, type Release } from 'shared-config/contract/release';
import { integrityOf } from './integrity';

/** How many of the records before it a record repeats. */
const repeated = 5;

export interface StoredRecord {
  readonly release: Release;
  /** Copies of the records before it, the newest first, so that losing any of them loses nothing. */
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

/** @throws Error when it is cut, altered or not a record; one from before records were signed has no hash to check. */
export function parseRecord(text: string): StoredRecord {
  const { integrity, ...content } = JSON.parse(text) as { integrity?: string; earlier?: readonly unknown[] };
  if (integrity !== undefined && integrity !== integrityOf(JSON.stringify(content))) throw new Error('altered');
  const { earlier = [], ...release } = content;
  return { release: releaseSchema.parse(release), earlier: earlier.map((one) => releaseSchema.parse(one)) };
}
