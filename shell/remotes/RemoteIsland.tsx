import { useContext, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router-dom';
import { LauncherProvider, SiteProvider, useLauncher, useSite } from '@ponte/kit';
import { RemoteContent, type RemoteContentProps } from './RemoteContent';
import { RemotesProvider, useModuleState, useRemotes } from './remotes-context';

/**
 * An outlet with a React root of its own, which is created when its module has loaded: so no update of the shell's root
 * can wait for the module.
 */
export function RemoteIsland(content: RemoteContentProps) {
  const contexts = useShellContexts();
  const { status } = useModuleState(content.part, content.module);
  const element = useRef<HTMLDivElement>(null);
  const island = useRef<Island>(undefined);

  useLayoutEffect(() => {
    if (island.current) island.current.update(contexts);
    else if (element.current && status === 'ready') {
      island.current = createIsland(element.current, content, contexts);
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
  update(contexts: ShellContexts): void;
  unmount(): void;
}

function createIsland(parent: Element, content: RemoteContentProps, contexts: ShellContexts): Island {
  let current = contexts;
  const listeners = new Set<() => void>();
  const read = () => current;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  function IslandContent() {
    return (
      <ShellContextsProvider value={useSyncExternalStore(subscribe, read)}>
        <RemoteContent {...content} />
      </ShellContextsProvider>
    );
  }

  const outlet = document.createElement('div');
  outlet.dataset.outlet = content.outlet;
  parent.append(outlet);
  // Without the prefix both roots would generate the same ids.
  const root = createRoot(outlet, { identifierPrefix: content.outlet });
  root.render(<IslandContent />);

  return {
    update(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    // React cannot unmount a root while it commits another one.
    unmount: () => queueMicrotask(() => root.unmount()),
  };
}

/** The contexts that a remote's code reads through the kit. The router has no public API to pass on its own. */
function useShellContexts() {
  return {
    remotes: useRemotes(),
    site: useSite(),
    launcher: useLauncher(),
    navigation: useContext(NavigationContext),
    location: useContext(LocationContext),
  };
}

type ShellContexts = ReturnType<typeof useShellContexts>;

/** Provides the contexts of the shell's root in another root, which does not inherit them. */
function ShellContextsProvider({ value, children }: { value: ShellContexts; children: ReactNode }) {
  return (
    <NavigationContext.Provider value={value.navigation}>
      <LocationContext.Provider value={value.location}>
        <RemotesProvider value={value.remotes}>
          <SiteProvider value={value.site}>
            <LauncherProvider value={value.launcher}>{children}</LauncherProvider>
          </SiteProvider>
        </RemotesProvider>
      </LocationContext.Provider>
    </NavigationContext.Provider>
  );
}
