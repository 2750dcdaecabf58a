import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { RemoteName } from '@ponte/contract/parts';
import type { ModuleState } from './remote-state';
import type { Remotes } from './remotes';

/** The page's outlets, each an element with `data-outlet`: where a remote's module is shown. */
export type Place = 'page' | 'corner';

const RemotesContext = createContext<Remotes | undefined>(undefined);
export const RemotesProvider = RemotesContext.Provider;

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a RemotesProvider');
  return remotes;
}

/** Where a remote's module stands; re-renders when that changes. */
export function useModuleState(part: RemoteName, module: string): ModuleState {
  const remotes = useRemotes();
  const read = useCallback(() => remotes.find(part, module), [remotes, part, module]);
  return useSyncExternalStore(remotes.subscribe, read, read);
}

const never = () => () => {};

/** Whether this render hydrates the server's HTML. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
