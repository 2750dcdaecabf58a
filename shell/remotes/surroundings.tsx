import { useContext, type ReactNode } from 'react';
import {
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router-dom';
import { LauncherProvider, SiteProvider, useLauncher, useSite } from '@ponte/kit';
import { RemotesProvider, useRemotes } from './remotes-context';

/** The contexts that a remote's code reads through the kit. The router offers no public way to pass on its own. */
export function useSurroundings() {
  return {
    remotes: useRemotes(),
    site: useSite(),
    launcher: useLauncher(),
    navigation: useContext(NavigationContext),
    location: useContext(LocationContext),
  };
}

export type Surroundings = ReturnType<typeof useSurroundings>;

/** Provides the contexts of the shell's root in another root, which inherits none. */
export function SurroundingsProvider({ value, children }: { value: Surroundings; children: ReactNode }) {
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
