import { kindOfRefusal, PartFailure } from './failure';

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
    // As webpack asks for chunks, so that the page's hints fit both.
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
