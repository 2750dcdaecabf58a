import type { Failure } from '@ponte/contract/beacon';
import { findChunkLoadError, PartFailure } from './failure';

/** Runs an exposed module, whose scripts and styles `fetchFactory` loads. @throws PartFailure */
export async function openModule(fetchFactory: () => Promise<() => unknown>): Promise<unknown> {
  const run = await fetchFactory().catch((error: unknown) => {
    // A container rejects for two reasons: a chunk failed, or it has no such module.
    throw createFailure(error, { phase: 'entry', kind: 'missing' });
  });
  try {
    return run();
  } catch (error) {
    const phase = sharingError.test(messageOf(error)) ? 'shared' : 'chunk';
    throw createFailure(error, { phase, kind: 'other' });
  }
}

/** The failure for an error at a module's boundary. It may be a chunk's, because chunks also load during render. */
export function createRenderFailure(error: unknown): PartFailure {
  return createFailure(error, { phase: 'render', kind: 'other' });
}

/** The failure for an error while a chunk of the shell loads. */
export function createChunkFailure(error: unknown): PartFailure {
  return createFailure(error, { phase: 'chunk', kind: 'other' });
}

/** Takes phase and kind from a chunk's error; any other error gets `fallback`. */
function createFailure(error: unknown, fallback: Failure): PartFailure {
  const chunk = findChunkLoadError(error);
  return new PartFailure(chunk?.failure ?? fallback, messageOf(error), { cause: chunk ?? error });
}

/** The messages of module federation when the shell lacks a package or has it in another version range. */
const sharingError = /does not satisfy the requirement|^Can not get '|RUNTIME-012/;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
