import type { Beacon } from '@ponte/contract/beacon';
import type { Lock, LockedBuild } from '@ponte/contract/lock';
import type { RemoteName } from '@ponte/contract/parts';
import { createRenderFailure } from './open-module';
import { ChunkLoadError, describeFailure, PartFailure } from './failure';
import { createRemoteState, findBuild } from './remote-state';
import { createRemoteStore } from './remote-store';

/** Loads builds of remotes: by module federation, or by a fake in tests. */
export interface Federation {
  /** Loads what every remote needs first. @throws PartFailure */
  start(): Promise<void>;
  /** From now on the remote's modules are loaded from this build, with its texts. */
  mount(part: RemoteName, build: LockedBuild, attempt: number): Promise<void>;
  load(part: RemoteName, module: string): Promise<unknown>;
  /** A module of the mounted build was rendered: removes the styles of earlier builds. */
  commit(part: RemoteName): void;
}

export type PreferredBuilds = Readonly<Partial<Record<RemoteName, LockedBuild>>>;

interface Options {
  readonly lock: Lock['remotes'];
  /** A developer's local builds, which are tried before those of the lock. */
  readonly preferred?: PreferredBuilds | undefined;
  readonly federation: Federation;
  /** Called for each module that loaded and each build that failed. */
  readonly report: (beacon: Beacon) => void;
  /** Finds the live build of a remote, for a retry after the builds of the lock were deleted. */
  readonly findLive?: (part: RemoteName) => Promise<LockedBuild | undefined>;
  /** A module that neither loaded nor failed within this time counts as failed. */
  readonly timeoutMs?: number;
}

/**
 * Loads remotes, and heals them: a remote whose build fails is swapped to its last known good build in the same page. If
 * that fails too, or there is none, its modules are `failed` until `retry`. So are those of a remote that is not part of
 * the site.
 */
export function createRemotes({ lock, preferred, federation, report, findLive, timeoutMs = 8000 }: Options) {
  const store = createRemoteStore((part) => createRemoteState(lock[part], preferred?.[part]));
  const { get, dispatch, find, subscribe, when } = store;

  /** A retry also tries the live build, after all known builds have failed again. */
  async function findNextBuild(part: RemoteName): Promise<LockedBuild | undefined> {
    if (findBuild(get(part)) || get(part).attempt === 0) return findBuild(get(part));
    const live = await findLive?.(part);
    const isNew = live && !get(part).withdrawn.some(({ build }) => build === live.build);
    if (isNew && !findBuild(get(part))) dispatch(part, { type: 'prefer', build: live, restore: false });
    return findBuild(get(part));
  }

  function withdraw(part: RemoteName, build: LockedBuild, error: unknown): void {
    const failure = describeFailure(error);
    console.error(`${part} ${build.build} failed (${failure.phase}, ${failure.kind})`, error);
    dispatch(part, { type: 'withdraw', build, failure });
    report({ remote: part, build: build.build, ...failure });
  }

  /** @throws PartFailure */
  function fetchModule(part: RemoteName, module: string, build: LockedBuild): Promise<unknown> {
    let chunk: string | undefined;
    async function fetch() {
      const { mounted, attempt } = get(part);
      if (mounted?.build !== build) {
        dispatch(part, { type: 'mount', build, done: federation.mount(part, build, attempt) });
      }
      await get(part).mounted?.done;
      chunk = module;
      return federation.load(part, module);
    }
    return withTimeout(timeoutMs, fetch(), () => createTimeoutFailure(timeoutMs, chunk));
  }

  /** Not the fault of a build, so none is withdrawn: after a retry all of them are tried. */
  function failStart(part: RemoteName, error: unknown): void {
    const failure = describeFailure(error);
    console.error(`module federation did not start (${failure.phase}, ${failure.kind})`, error);
    report({ remote: 'shell', build: 'unknown', ...failure });
    dispatch(part, { type: 'fail', failure });
  }

  async function fetchFromBuilds(part: RemoteName, module: string): Promise<void> {
    if (findBuild(get(part))) {
      const started = withTimeout(timeoutMs, federation.start(), () => createTimeoutFailure(timeoutMs, 'federation'));
      const error = await started.then(
        () => undefined,
        (reason: unknown) => reason,
      );
      if (error !== undefined) return failStart(part, error);
    }
    for (let build = findBuild(get(part)); build; build = await findNextBuild(part)) {
      try {
        const loaded = await fetchModule(part, module, build);
        // Another module of the build may have failed meanwhile, and all modules of a part must be of one build.
        if (findBuild(get(part)) !== build) continue;
        report({ remote: part, build: build.build, phase: 'ready', kind: 'ok' });
        return dispatch(part, { type: 'arrive', module, loaded, build });
      } catch (error) {
        withdraw(part, build, error);
      }
    }
    dispatch(part, { type: 'fail' });
  }

  function request(part: RemoteName, module: string): void {
    dispatch(part, { type: 'request', module });
    if (find(part, module).status === 'loading') void fetchFromBuilds(part, module);
  }

  function load(part: RemoteName, module: string): void {
    if (find(part, module).status === 'absent') request(part, module);
  }

  /** Loads a failed part again from its current build, with new requests. */
  function retry(part: RemoteName): void {
    const failed = modulesOf(part).filter((module) => find(part, module).status === 'failed');
    dispatch(part, { type: 'retry' });
    for (const module of failed) void fetchFromBuilds(part, module);
  }

  /** Prefers another build in the open page. Rendered modules stay until those of the new build have loaded. */
  function replace(part: RemoteName, build: LockedBuild): void {
    dispatch(part, { type: 'prefer', build, restore: true });
    for (const module of modulesOf(part)) void fetchFromBuilds(part, module);
  }

  function modulesOf(part: RemoteName): string[] {
    return Object.keys(get(part).modules);
  }

  /** Withdraws the build of a module that threw while it rendered, like one that did not load. */
  function failRender(part: RemoteName, module: string, error: unknown): void {
    const build = get(part).mounted?.build;
    if (build) withdraw(part, build, createRenderFailure(error));
    request(part, module);
  }

  /** The module was rendered: disposes the part's modules and styles of other builds, which load again when needed. */
  function commit(part: RemoteName, module: string): void {
    const { modules, mounted } = get(part);
    const committed = modules[module];
    if (committed?.status !== 'ready' || committed.build !== mounted?.build) return;
    dispatch(part, { type: 'commit' });
    federation.commit(part);
  }

  /** Adds a module without loading it, for a prerender. */
  function provide(part: RemoteName, module: string, loaded: unknown): void {
    dispatch(part, { type: 'arrive', module, loaded });
  }

  return { find, stateOf: get, subscribe, when, load, retry, replace, failRender, commit, provide };
}

export type Remotes = ReturnType<typeof createRemotes>;

/** For a load that neither finished nor failed; `chunk` is the module it waited for, if its entry had loaded. */
function createTimeoutFailure(milliseconds: number, chunk: string | undefined): PartFailure {
  const message = `no response within ${milliseconds} ms`;
  const failure = { phase: 'chunk', kind: 'timeout' } as const;
  const cause = chunk && new ChunkLoadError(`Loading chunk ${chunk} failed.\n(timeout: ${message})`, failure);
  return new PartFailure({ phase: 'hung', kind: 'timeout' }, message, cause ? { cause } : {});
}

function withTimeout<T>(milliseconds: number, work: Promise<T>, createFailure: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createFailure()), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
