import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { isErrno } from './disk/files';
import { ReleaseError } from '@ponte/contract/release-error';

/** A bucket lets these keys read, and denied a write. */
export class WriteDenied extends ReleaseError {}

const hints: Readonly<Record<string, string>> = {
  EROFS: 'mount it writable, or name another with --store',
  EACCES: 'run the command as the user who owns it',
  EPERM: 'run the command as the user who owns it',
};

/**
 * Names the store in the failure of a write to it that its disk or its bucket denied. Any other failure stays as it is,
 * also for a file that may not be read or is elsewhere.
 */
export async function nameReadOnlyStore(error: unknown, location: string): Promise<unknown> {
  if (error instanceof WriteDenied) {
    return new ReleaseError('refused', `the store at ${location} ${error.message}`, error.hint, { cause: error });
  }
  if (!isErrno(error, ...Object.keys(hints))) return error;
  const { code = '', path = '', dest = path } = error as NodeJS.ErrnoException & { dest?: string };
  const isBelow = [path, dest].some((one) => one === location || one.startsWith(`${location}/`));
  const isUnreadable = await access(path, constants.R_OK).then(
    () => false,
    (denied: unknown) => isErrno(denied, 'EACCES', 'EPERM'),
  );
  if (!isBelow || isUnreadable) return error;
  const message = `the store at ${location} is read-only (${code}, ${dest})`;
  return new ReleaseError('refused', message, hints[code] ?? '', { cause: error });
}
