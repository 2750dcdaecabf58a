import { useContext, type ReactNode } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router-dom';
import { LauncherProvider, SiteProvider, useSite } from '@ponte/kit';
import { LauncherContext } from '@ponte/kit/page-module';
import { RemotesProvider, useRemotes } from './remotes-context';

/** The contexts that a remote's code reads through the kit. The router has no public API to pass on its own. */
export function useShellContexts() {
  return {
    remotes: useRemotes(),
    site: useSite(),
    launcher: useContext(LauncherContext),
    navigation: useContext(NavigationContext),
    location: useContext(LocationContext),
  };
}

export type ShellContexts = ReturnType<typeof useShellContexts>;

/** Provides the contexts of the shell's root in another root, which does not inherit them. */
export function ShellContextsProvider({ value, children }: { value: ShellContexts; children: ReactNode }) {
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
