import type { Container } from './container';
import type { Failure } from 'shared-config/contract/beacon';
import { kindOfRefusal, PartFailure } from './failure';

/** Loads an exposed module's scripts and styles, then runs it. @throws PartFailure */
export async function openModule(container: Container, module: string): Promise<unknown> {
  const run = await container.get(`./${module}`).catch((cause: unknown) => {
    throw new PartFailure(describeChunkError(cause as Partial<ChunkLoadError>), messageOf(cause), { cause });
  });
  try {
    return run();
  } catch (cause) {
    const phase = unmetSharing.test(messageOf(cause)) ? 'shared' : 'chunk';
    throw new PartFailure({ phase, kind: 'other' }, messageOf(cause), { cause });
  }
}

/** webpack's own error for a script, and mini-css-extract's for a style, which has a `code`. */
interface ChunkLoadError {
  readonly name: 'ChunkLoadError';
  readonly code?: string;
  /** `missing`: it was answered, but not with the chunk; `error`: the browser does not say why. */
  readonly type: 'missing' | 'timeout' | 'error';
  readonly request: string;
}

/** How webpack's sharing says that the shell has no such package, or not in the range that the build asks for. */
const unmetSharing = /^(Unsatisfied version|Shared module) /;

function describeChunkError({ name, code, type, request }: Partial<ChunkLoadError>): Failure {
  // All else that a container rejects with is that it has no such module.
  if (name !== 'ChunkLoadError') return { phase: 'entry', kind: 'missing' };
  const phase = code ? 'style' : 'chunk';
  if (type === 'missing' || type === 'timeout') return { phase, kind: type };
  return { phase, kind: kindOfRefusal(request ?? '') };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
