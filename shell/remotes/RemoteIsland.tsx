import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { RemoteContent, type RemoteContentProps } from './RemoteContent';
import { useModuleState } from './remotes-context';
import { SurroundingsProvider, useSurroundings, type Surroundings } from './surroundings';

/**
 * An outlet with a React root of its own, which starts when its module comes: an update of the shell's root cannot meet a
 * boundary that waits for the module.
 */
export function RemoteIsland(content: RemoteContentProps) {
  const surroundings = useSurroundings();
  const { status } = useModuleState(content.part, content.module);
  const element = useRef<HTMLDivElement>(null);
  const island = useRef<Island>(undefined);

  useLayoutEffect(() => {
    if (island.current) island.current.follow(surroundings);
    else if (element.current && status === 'ready') {
      island.current = createIsland(element.current, content, surroundings);
    }
  });

  useLayoutEffect(
    () => () => {
      island.current?.unmount();
      island.current = undefined;
    },
    [],
  );

  return <div ref={element} />;
}

interface Island {
  /** Passes on the contexts of the shell's root. */
  follow(surroundings: Surroundings): void;
  unmount(): void;
}

function createIsland(parent: Element, content: RemoteContentProps, surroundings: Surroundings): Island {
  let current = surroundings;
  const listeners = new Set<() => void>();
  const read = () => current;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  function Following() {
    return (
      <SurroundingsProvider value={useSyncExternalStore(subscribe, read)}>
        <RemoteContent {...content} />
      </SurroundingsProvider>
    );
  }

  const outlet = document.createElement('div');
  outlet.dataset.outlet = content.place;
  parent.append(outlet);
  // Without the prefix two roots would have the same ids.
  const root = createRoot(outlet, { identifierPrefix: content.place });
  root.render(<Following />);

  return {
    follow(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    // React cannot end a root while it commits another.
    unmount: () => queueMicrotask(() => root.unmount()),
  };
}
