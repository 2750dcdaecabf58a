import { useSyncExternalStore } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RemoteContent, type RemoteContentProps } from './RemoteContent';
import { SurroundingsProvider, type Surroundings } from './surroundings';

/** A React root of its own for one module of a remote. What becomes of it reaches no other root. */
export interface Island {
  /** Passes on the contexts of the shell's root. */
  follow(surroundings: Surroundings): void;
  unmount(): void;
}

interface Options {
  readonly content: RemoteContentProps;
  readonly surroundings: Surroundings;
  /** Whether the element holds the HTML that these surroundings rendered on the server. */
  readonly hydrate: boolean;
}

/** Brings an element to life, now that the module is there. */
export function createIsland(element: Element, { content, surroundings, hydrate }: Options): Island {
  let current = surroundings;
  const listeners = new Set<() => void>();
  const read = () => current;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  // Not by rendering the root again: before it is hydrated, that would throw the server's HTML away.
  function Following() {
    return (
      <SurroundingsProvider value={useSyncExternalStore(subscribe, read, read)}>
        <RemoteContent {...content} />
      </SurroundingsProvider>
    );
  }

  // Ids of two roots would else be the same.
  const options = { identifierPrefix: content.place, onRecoverableError: (error: unknown) => console.error(error) };
  const root = hydrate ? hydrateRoot(element, <Following />, options) : createRoot(element, options);
  if (!hydrate) root.render(<Following />);

  return {
    follow(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    // React cannot end a root while it commits another.
    unmount: () => queueMicrotask(() => root.unmount()),
  };
}
