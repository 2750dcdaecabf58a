import type { RemoteName } from '@ponte/contract/parts';
import { reduceRemote, type ModuleState, type RemoteEvent, type RemoteState } from './remote-state';

const absent: ModuleState = { status: 'absent' };

/** One record per remote, changed only by the reducer. Listeners are called when its modules change. */
export function createRemoteStore(create: (part: RemoteName) => RemoteState) {
  const records = new Map<RemoteName, RemoteState>();
  const listeners = new Set<() => void>();

  function get(part: RemoteName): RemoteState {
    const record = records.get(part) ?? create(part);
    records.set(part, record);
    return record;
  }

  function dispatch(part: RemoteName, event: RemoteEvent): void {
    const before = get(part);
    const after = reduceRemote(before, event);
    records.set(part, after);
    // A commit removes only modules that are no longer rendered, so listeners need not run.
    if (after.modules === before.modules || event.type === 'commit') return;
    for (const listener of [...listeners]) listener();
  }

  function find(part: RemoteName, module: string): ModuleState {
    return get(part).modules[module] ?? absent;
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Resolves as soon as the module's state is one of `wanted`. */
  function when(part: RemoteName, module: string, wanted: readonly ModuleState['status'][]): Promise<void> {
    return new Promise((resolve) => {
      const unsubscribe = subscribe(check);
      function check() {
        if (!wanted.includes(find(part, module).status)) return;
        unsubscribe();
        resolve();
      }
      check();
    });
  }

  return { get, dispatch, find, subscribe, when };
}
