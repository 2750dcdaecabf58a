import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { ReleaseError } from '@ponte/contract/release-error';
import { isErrno } from '../store/disk/atomic-writes';
import { WriteDenied } from '../store/s3/failure';

/** Errors of the disk. A command that fails halfway leaves nothing visible, so it can be run again. */
const diskErrors: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  ENOSPC: ['the disk of the store is full', 'make room (ponte gc helps) and run the command again'],
  EDQUOT: ['the disk quota of the store is used up', 'make room (ponte gc helps) and run the command again'],
  EACCES: ['the store is not writable', 'run the command as the user who owns it'],
  EPERM: ['the store is not writable', 'run the command as the user who owns it'],
  EROFS: ['the store is on a read-only disk', 'mount it writable, or name another with --store'],
};

/** ExpectedVisit errors verbatim, unexpected ones on one line. With PONTE_DEBUG it rethrows unexpected errors. */
export function describeError(error: unknown): Pick<ReleaseError, 'code' | 'message' | 'hint'> {
  if (error instanceof ReleaseError) return error;
  const { code = '', path = '', message = String(error) } = error as NodeJS.ErrnoException;
  const known = diskErrors[code];
  if (known) return { code: 'refused', message: `${known[0]}${path && ` (${path})`}`, hint: known[1] };
  if (process.env.PONTE_DEBUG) throw error;
  return {
    code: 'damaged',
    message: message.replaceAll(/\s+/g, ' '),
    hint: 'this was not expected; PONTE_DEBUG=1 shows where it happened',
  };
}

const readOnlyCodes = ['EROFS', 'EACCES', 'EPERM'] as const;

/**
 * Names the store in the error of a write that its disk or bucket denied. Returns any other error unchanged, also one of a
 * file that is unreadable or outside the store.
 */
export async function nameReadOnlyStore(error: unknown, location: string): Promise<unknown> {
  if (error instanceof WriteDenied) {
    return new ReleaseError('refused', `the store at ${location} ${error.message}`, error.hint, { cause: error });
  }
  if (!isErrno(error, ...readOnlyCodes)) return error;
  const { code = '', path = '', dest = path } = error as NodeJS.ErrnoException & { dest?: string };
  const isBelow = [path, dest].some((one) => one === location || one.startsWith(`${location}/`));
  const isUnreadable = await access(path, constants.R_OK).then(
    () => false,
    (denied: unknown) => isErrno(denied, 'EACCES', 'EPERM'),
  );
  if (!isBelow || isUnreadable) return error;
  const message = `the store at ${location} is read-only (${code}, ${dest})`;
  return new ReleaseError('refused', message, diskErrors[code]?.[1] ?? '', { cause: error });
}
