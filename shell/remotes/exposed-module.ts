import type { Failure } from 'shared-config/contract/beacon';
import { findChunkLoadError } from './chunk-load-error';
import type { Container } from './container';
import { PartFailure } from './failure';

/** Loads an exposed module's scripts and styles, then runs it. @throws PartFailure */
export async function openModule(container: Container, module: string): Promise<unknown> {
  const run = await container.get(`./${module}`).catch((error: unknown) => {
    // All else that a container rejects with is that it has no such module.
    throw createFailure(error, { phase: 'entry', kind: 'missing' });
  });
  try {
    return run();
  } catch (error) {
    const phase = unmetSharing.test(messageOf(error)) ? 'shared' : 'chunk';
    throw createFailure(error, { phase, kind: 'other' });
  }
}

/** How an error that reached a module's boundary is reported: a chunk may also load while the module renders. */
export function createRenderFailure(error: unknown): PartFailure {
  return createFailure(error, { phase: 'render', kind: 'other' });
}

/** A chunk that did not load says itself where and how; of anything else, `otherwise` does. */
function createFailure(error: unknown, otherwise: Failure): PartFailure {
  const chunk = findChunkLoadError(error);
  return new PartFailure(chunk?.failure ?? otherwise, messageOf(error), { cause: chunk ?? error });
}

/** How webpack's sharing says that the shell has no such package, or not in the range that the build asks for. */
const unmetSharing = /^(Unsatisfied version|Shared module) /;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
