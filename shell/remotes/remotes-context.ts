import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { RemoteName } from '@ponte/contract/parts';
import type { ModuleState } from './remote-state';
import type { Remotes } from './remotes';

/** The page's outlets, elements with `data-outlet`, in which modules of remotes are rendered. */
export type Outlet = 'page' | 'corner';

const RemotesContext = createContext<Remotes | undefined>(undefined);
export const RemotesProvider = RemotesContext.Provider;

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a RemotesProvider');
  return remotes;
}

/** The state of a remote's module; re-renders when it changes. */
export function useModuleState(part: RemoteName, module: string): ModuleState {
  const remotes = useRemotes();
  const read = useCallback(() => remotes.find(part, module), [remotes, part, module]);
  return useSyncExternalStore(remotes.subscribe, read, read);
}
