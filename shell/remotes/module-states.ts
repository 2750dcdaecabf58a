import type { Failure } from 'shared-config/contract/beacon';
import type { LockedBuild } from 'shared-config/contract/lock';
import type { RemoteName } from 'shared-config/contract/parts';

/** Where an exposed module of a remote stands. `healed`: it came from another build than the one the page was made with. */
export type ModuleState =
  | { readonly status: 'absent' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: unknown; readonly build?: LockedBuild; readonly healed: boolean }
  | { readonly status: 'failed'; readonly failure: Failure };

const absent: ModuleState = { status: 'absent' };

/** Where every module stands that was ever asked for, and who wants to hear of changes. */
export function createModuleStates() {
  const states = new Map<string, ModuleState>();
  const listeners = new Set<() => void>();

  const keyOf = (part: RemoteName, module: string) => `${part}/${module}`;

  function find(part: RemoteName, module: string): ModuleState {
    return states.get(keyOf(part, module)) ?? absent;
  }

  function set(part: RemoteName, module: string, state: ModuleState): void {
    states.set(keyOf(part, module), state);
    for (const listener of [...listeners]) listener();
  }

  /** Nobody is told: what is removed is no longer drawn. */
  function remove(part: RemoteName, module: string): void {
    states.delete(keyOf(part, module));
  }

  function* modulesOf(part: RemoteName): Generator<[module: string, state: ModuleState]> {
    for (const [key, state] of states) {
      if (key.startsWith(`${part}/`)) yield [key.slice(part.length + 1), state];
    }
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

  return { find, set, remove, modulesOf, subscribe, when };
}
