import type { Failure } from '@ponte/contract/beacon';
import type { Lock, LockedBuild } from '@ponte/contract/lock';
import type { RemoteName } from '@ponte/contract/parts';

/** The state of one exposed module. `healed`: it was loaded from another build than the one the page was rendered with. */
export type ModuleState =
  | { readonly status: 'absent' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly module: unknown; readonly build?: LockedBuild; readonly healed: boolean }
  | { readonly status: 'failed'; readonly failure: Failure };

/** The page's record of one remote; `docs/architecture.md` has the diagram. */
export interface RemoteState {
  /** `failed`: no build is left to try until a retry. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The builds that the page's lock pins; absent for a remote that is not part of the site. */
  readonly pinned: Lock['remotes'][RemoteName] | undefined;
  /** A build to try before the pinned ones: a developer's local one, or the live one that a retry found. */
  readonly preferred?: LockedBuild | undefined;
  /** The build that modules are loaded from now; `done` resolves when its entry has run. */
  readonly mounted?: { readonly build: LockedBuild; readonly done: Promise<void> } | undefined;
  readonly withdrawn: readonly LockedBuild[];
  /** How often the visitor retried. */
  readonly attempt: number;
  /** The last failure of a build. */
  readonly failure: Failure;
  /** Every module that was requested. */
  readonly modules: Readonly<Record<string, ModuleState>>;
}

export type RemoteEvent =
  | { readonly type: 'request'; readonly module: string }
  | { readonly type: 'mount'; readonly build: LockedBuild; readonly done: Promise<void> }
  | { readonly type: 'arrive'; readonly module: string; readonly loaded: unknown; readonly build?: LockedBuild }
  | { readonly type: 'withdraw'; readonly build: LockedBuild; readonly failure: Failure }
  /** No build is left to try, or `failure` keeps all builds from loading. */
  | { readonly type: 'fail'; readonly failure?: Failure }
  | { readonly type: 'retry' }
  /** Prefers `build` to all others. `restore` also makes the withdrawn builds available again. */
  | { readonly type: 'prefer'; readonly build: LockedBuild; readonly restore: boolean }
  /** A module of the mounted build was rendered: removes the modules of other builds. */
  | { readonly type: 'commit' };

export function createRemoteState(pinned: RemoteState['pinned'], preferred?: LockedBuild): RemoteState {
  const failure = { phase: 'entry', kind: 'missing' } as const;
  return { status: 'idle', pinned, preferred, withdrawn: [], attempt: 0, failure, modules: {} };
}

/** The build to load from: the first one that was not withdrawn. */
export function findBuild({ preferred, pinned, withdrawn }: RemoteState): LockedBuild | undefined {
  return [preferred, pinned?.current, pinned?.lastKnownGood].find((build) => build && !withdrawn.includes(build));
}

export function reduceRemote(state: RemoteState, event: RemoteEvent): RemoteState {
  switch (event.type) {
    case 'request':
      return state.status === 'failed'
        ? withModule(state, event.module, { status: 'failed', failure: state.failure })
        : { ...withModule(state, event.module, { status: 'loading' }), status: 'loading' };
    case 'mount':
      return { ...state, mounted: { build: event.build, done: event.done } };
    case 'arrive':
      return { ...withModule(state, event.module, createReady(state, event)), status: 'ready' };
    case 'withdraw':
      return { ...state, withdrawn: [...state.withdrawn, event.build], failure: event.failure };
    case 'fail': {
      const { failure = state.failure } = event;
      return { ...replaceModules(state, 'loading', { status: 'failed', failure }), status: 'failed', failure };
    }
    case 'retry': {
      const restarted = replaceModules(state, 'failed', { status: 'loading' });
      return { ...restarted, status: 'loading', withdrawn: [], mounted: undefined, attempt: state.attempt + 1 };
    }
    case 'prefer':
      return event.restore
        ? {
            ...state,
            preferred: event.build,
            withdrawn: [],
            status: state.status === 'failed' ? 'loading' : state.status,
          }
        : { ...state, preferred: event.build };
    case 'commit':
      return { ...state, modules: keepModulesOf(state.mounted?.build, state.modules) };
  }
}

function createReady({ pinned }: RemoteState, { loaded, build }: RemoteEvent & { type: 'arrive' }): ModuleState {
  if (!build) return { status: 'ready', module: loaded, healed: false };
  return { status: 'ready', module: loaded, build, healed: build !== pinned?.current };
}

function withModule(state: RemoteState, module: string, moduleState: ModuleState): RemoteState {
  return { ...state, modules: { ...state.modules, [module]: moduleState } };
}

/** Replaces the state of every module that has one status. */
function replaceModules(state: RemoteState, from: ModuleState['status'], to: ModuleState): RemoteState {
  const entries = Object.entries(state.modules);
  if (!entries.some(([, { status }]) => status === from)) return state;
  return {
    ...state,
    modules: Object.fromEntries(entries.map(([name, old]) => [name, old.status === from ? to : old])),
  };
}

function keepModulesOf(build: LockedBuild | undefined, modules: RemoteState['modules']): RemoteState['modules'] {
  const isKept = (module: ModuleState) => module.status !== 'ready' || module.build === build;
  return Object.fromEntries(Object.entries(modules).filter(([, module]) => isKept(module)));
}
