import { useSyncExternalStore } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RemoteContent, type RemoteContentProps } from './RemoteContent';
import { ShellContextsProvider, type ShellContexts } from './shell-contexts';

/** What an island renders: the outlet's content, in the contexts of the shell's root. */
export interface IslandInput {
  readonly content: RemoteContentProps;
  readonly contexts: ShellContexts;
}

export interface Island {
  update(input: IslandInput): void;
  unmount(): void;
}

/**
 * Renders an outlet in a React root of its own, so that no update of the shell's root can wait for the outlet's module.
 * With `hydrate` it takes over the HTML that `container` has, which must be of the same build.
 */
export function createIsland(container: Element, input: IslandInput, { hydrate = false } = {}): Island {
  let current: IslandInput | undefined = input;
  let isRendered = !hydrate;
  const listeners = new Set<() => void>();
  const read = () => current;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  function render(next: IslandInput | undefined): void {
    current = next;
    for (const listener of listeners) listener();
  }

  function onRendered(): void {
    isRendered = true;
    current?.content.onRendered?.();
  }

  function IslandContent() {
    const rendered = useSyncExternalStore(subscribe, read, read);
    if (!rendered) return null;
    return (
      <ShellContextsProvider value={rendered.contexts}>
        <RemoteContent {...rendered.content} onRendered={onRendered} />
      </ShellContextsProvider>
    );
  }

  // Without the prefix both roots would generate the same ids.
  const options = { identifierPrefix: input.content.outlet };
  const root = hydrate ? hydrateRoot(container, <IslandContent />, options) : createRoot(container, options);
  if (!hydrate) root.render(<IslandContent />);

  return {
    update: render,
    unmount() {
      // Its container has left the page: the next page need not wait.
      if (isRendered) afterPaint(() => root.unmount());
      // What is not hydrated yet never is: the page may show another language by then. React reports an error if a root is
      // unmounted before its first render, and this one is garbage without it.
      else render(undefined);
    },
  };
}

/** A hidden page is not painted. */
function afterPaint(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}
