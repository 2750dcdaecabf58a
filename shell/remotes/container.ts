import type { Failure } from '@ponte/contract/beacon';
import { findChunkLoadError, kindOfRefusal, PartFailure } from './failure';

/** What webpack's container plugin makes of a remote's entry: a global variable that holds this. */
export interface Container {
  init(scope: object): Promise<void> | void;
  get(module: string): Promise<() => unknown>;
}

/** Runs an entry. With `integrity`, the browser refuses a file that does not match. */
export function fetchContainer(url: string, name: string, integrity: string | undefined): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    if (integrity) script.integrity = integrity;
    // As webpack requests chunks, so that the page's hints match both.
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    // The browser tells of a script right after it ran: the container is this script's, whatever else is on its way.
    script.onload = () => {
      script.remove();
      const container = take(name);
      if (container) resolve(container);
      else reject(new PartFailure({ phase: 'entry', kind: 'missing' }, `${url} left no container`));
    };
    script.onerror = () => {
      script.remove();
      reject(new PartFailure({ phase: 'entry', kind: kindOfRefusal(script.src) }, `${url} was not loaded`));
    };
    document.head.append(script);
  });
}

/** The next build of the same part writes to the same variable. */
function take(name: string): Container | undefined {
  const page = globalThis as Record<string, unknown>;
  const container = page[name] as Container | undefined;
  page[name] = undefined;
  return container;
}

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
