import type { Failure } from '@ponte/contract/beacon';
import { findChunkLoadError, kindOfLoadError, PartFailure } from './failure';

/** The global variable that webpack's container plugin assigns in a remote's entry. */
export interface Container {
  init(scope: object): Promise<void> | void;
  get(module: string): Promise<() => unknown>;
}

/** Runs an entry. With `integrity`, the browser rejects a file with another hash. */
export function fetchContainer(url: string, name: string, integrity: string | undefined): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    if (integrity) script.integrity = integrity;
    // The same mode as webpack's for chunks, so that the page's preload hints match both.
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    // `load` fires right after the script ran, so the container is this script's even if others are loading.
    script.onload = () => {
      script.remove();
      const container = takeContainer(name);
      if (container) resolve(container);
      else reject(new PartFailure({ phase: 'entry', kind: 'missing' }, `${url} left no container`));
    };
    script.onerror = () => {
      script.remove();
      reject(new PartFailure({ phase: 'entry', kind: kindOfLoadError(script.src) }, `${url} was not loaded`));
    };
    document.head.append(script);
  });
}

/** Clears the variable too, because the next build of the same part assigns it again. */
function takeContainer(name: string): Container | undefined {
  const page = globalThis as Record<string, unknown>;
  const container = page[name] as Container | undefined;
  page[name] = undefined;
  return container;
}

/** Loads an exposed module's scripts and styles, then runs it. @throws PartFailure */
export async function openModule(container: Container, module: string): Promise<unknown> {
  const run = await container.get(`./${module}`).catch((error: unknown) => {
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

/** Takes phase and kind from a chunk's error; any other error gets `fallback`. */
function createFailure(error: unknown, fallback: Failure): PartFailure {
  const chunk = findChunkLoadError(error);
  return new PartFailure(chunk?.failure ?? fallback, messageOf(error), { cause: chunk ?? error });
}

/** The messages of webpack's sharing when the shell lacks a package or has it in another version range. */
const sharingError = /^(Unsatisfied version|Shared module) /;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
