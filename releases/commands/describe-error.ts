import { ReleaseError } from '@ponte/contract/release-error';

/** What the disk may answer, as people can act on it. Nothing half-done is ever visible, so every command can be repeated. */
const diskErrors: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  ENOSPC: ['the disk of the store is full', 'make room (ponte gc helps) and run the command again'],
  EDQUOT: ['the disk quota of the store is used up', 'make room (ponte gc helps) and run the command again'],
  EACCES: ['the store may not be written', 'run the command as the user who owns it'],
  EPERM: ['the store may not be written', 'run the command as the user who owns it'],
  EROFS: ['the store is on a read-only disk', 'mount it writable, or name another with --store'],
};

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
