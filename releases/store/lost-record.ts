import { ReleaseError } from 'shared-config/contract/release-error';
import type { StoredRecord } from './record-file';
import type { ReleaseStore } from './store';

const mend = 'ponte verify --repair writes it again from newer ones where it can; else restore it from a backup';

export function damagedRecord(serial: number, cause?: unknown): ReleaseError {
  return new ReleaseError('damaged', `the record of release ${serial} cannot be read`, mend, { cause });
}

export function missingRecord(serial: number): ReleaseError {
  return new ReleaseError('damaged', `the record of release ${serial} is missing`, mend);
}

/** A record or its copy, whichever can be read. */
export async function findReadable(
  { read, findCopy }: Pick<ReleaseStore, 'read' | 'findCopy'>,
  serial: number,
): Promise<StoredRecord | undefined> {
  const record = await read(serial).catch(() => undefined);
  return record ?? (await findCopy(serial).catch(() => undefined));
}
