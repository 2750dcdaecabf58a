import { ReleaseError } from '@ponte/contract/release-error';

/** A benchmark was called with wrong arguments. */
export class UsageError extends Error {}

/** Ends the process: exit code 2 for a usage error, 1 for any other. Prints no stack; a build's output keeps its lines. */
export function endWithFailure(error: unknown, command = 'bench'): never {
  const message = error instanceof Error ? error.message.trim() : String(error);
  const hint = error instanceof ReleaseError ? `. ${error.hint}` : '';
  process.stderr.write(`${command}: ${message}${hint}\n`);
  process.exit(error instanceof UsageError ? 2 : 1);
}
