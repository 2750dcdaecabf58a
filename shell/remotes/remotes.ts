import type { Beacon, Failure } from 'shared-config/contract/beacon';
import type { Lock, LockedBuild } from 'shared-config/contract/lock';
import type { RemoteName } from 'shared-config/contract/parts';
import { ChunkLoadError } from './chunk-load-error';
import { createRenderFailure } from './exposed-module';
import { describeFailure, PartFailure } from './failure';
import { createModuleStates } from './module-states';

/** How a build of a remote gets into the page: the federation runtime, or a stand-in in tests. */
export interface Federation {
  /** From now on the remote means this build, with its texts. */
  mount(part: RemoteName, build: LockedBuild, attempt: number): Promise<void>;
  load(part: RemoteName, module: string): Promise<unknown>;
  /** The mounted build is drawn: the styles of those before it go. */
  settle(part: RemoteName): void;
}

export type Preferred = Readonly<Partial<Record<RemoteName, LockedBuild>>>;

interface Options {
  readonly lock: Lock['remotes'];
  /** Builds that come before those of the lock: a developer's own. */
  readonly preferred?: Preferred | undefined;
  readonly federation: Federation;
  /** Told each module that came and each build that failed. */
  readonly report: (beacon: Beacon) => void;
  /** The build of a remote that is live now: for a retry after those of the lock were deleted. */
  readonly findLive?: (part: RemoteName) => Promise<LockedBuild | undefined>;
  /** Milliseconds after which a part that neither came nor failed counts as failed. */
  readonly patience?: number;
}

/**
 * How remotes arrive, and what happens when one does not: it is swapped to its last known good build once, in the same
 * page; if that fails too, or there is none, its modules are `failed` until `retry`: so are those of a remote that is not
 * part of the site.
 */
export function createRemotes({ lock, preferred, federation, report, findLive, patience = 8000 }: Options) {
  const { find, set, subscribe, when, remove, modulesOf } = createModuleStates();
  const mounted = new Map<RemoteName, { build: LockedBuild; done: Promise<void> }>();
  const withdrawn = new Map<RemoteName, Set<LockedBuild>>();
  const attempts = new Map<RemoteName, number>();
  const first = new Map(Object.entries(preferred ?? {}) as [RemoteName, LockedBuild][]);

  function findSource(part: RemoteName): LockedBuild | undefined {
    return [first.get(part), lock[part]?.current, lock[part]?.lastKnownGood].find(
      (build) => build && !withdrawn.get(part)?.has(build),
    );
  }

  /** Once all that the page knows of has failed again, a retry requests the live build. */
  async function findNext(part: RemoteName): Promise<LockedBuild | undefined> {
    if (findSource(part) || !attempts.has(part)) return findSource(part);
    const live = await findLive?.(part);
    const tried = [...(withdrawn.get(part) ?? [])].map(({ build }) => build);
    if (live && !tried.includes(live.build) && !findSource(part)) first.set(part, live);
    return findSource(part);
  }

  function withdraw(part: RemoteName, build: LockedBuild, error: unknown): Failure {
    const failure = describeFailure(error);
    console.error(`${part} ${build.build} failed (${failure.phase}, ${failure.kind})`, error);
    withdrawn.set(part, (withdrawn.get(part) ?? new Set()).add(build));
    report({ remote: part, build: build.build, ...failure });
    return failure;
  }

  /** @throws PartFailure */
  function fetchModule(part: RemoteName, module: string, build: LockedBuild): Promise<unknown> {
    let chunk: string | undefined;
    async function fetch() {
      if (mounted.get(part)?.build !== build) {
        mounted.set(part, { build, done: federation.mount(part, build, attempts.get(part) ?? 0) });
      }
      await mounted.get(part)?.done;
      chunk = module;
      return federation.load(part, module);
    }
    return within(patience, fetch(), () => lateFailure(patience, chunk));
  }

  function begin(part: RemoteName, module: string): void {
    set(part, module, { status: 'loading' });
    void arrive(part, module);
  }

  async function arrive(part: RemoteName, module: string): Promise<void> {
    let failure: Failure = { phase: 'entry', kind: 'missing' };
    for (let build = findSource(part); build; build = await findNext(part)) {
      try {
        const loaded = await fetchModule(part, module, build);
        // Another module of the build may have failed meanwhile: a part comes from one build.
        if (findSource(part) !== build) continue;
        report({ remote: part, build: build.build, phase: 'ready', kind: 'ok' });
        return set(part, module, { status: 'ready', module: loaded, build, healed: build !== lock[part]?.current });
      } catch (error) {
        failure = withdraw(part, build, error);
      }
    }
    set(part, module, { status: 'failed', failure });
  }

  function load(part: RemoteName, module: string): void {
    if (find(part, module).status === 'absent') begin(part, module);
  }

  /** Tries a failed part again from its current build, with requests of its own. */
  function retry(part: RemoteName): void {
    withdrawn.delete(part);
    mounted.delete(part);
    attempts.set(part, (attempts.get(part) ?? 0) + 1);
    for (const [module, state] of modulesOf(part)) if (state.status === 'failed') begin(part, module);
  }

  /** Prefers another build in the open page: what is drawn stays until the same comes from that build. */
  function replace(part: RemoteName, build: LockedBuild): void {
    first.set(part, build);
    withdrawn.delete(part);
    for (const [module] of modulesOf(part)) void arrive(part, module);
  }

  /** A module that arrived threw while it rendered: the build is given up like one that never came. */
  function failRender(part: RemoteName, module: string, error: unknown): void {
    const build = mounted.get(part)?.build;
    const reported = createRenderFailure(error);
    if (build) withdraw(part, build, reported);
    if (findSource(part)) begin(part, module);
    else set(part, module, { status: 'failed', failure: reported.failure });
  }

  /** The module is drawn: what the part had from another build leaves the page, and comes anew when it is needed. */
  function settle(part: RemoteName, module: string): void {
    const drawn = find(part, module);
    if (drawn.status !== 'ready' || drawn.build !== mounted.get(part)?.build) return;
    for (const [other, state] of modulesOf(part)) {
      if (state.status === 'ready' && state.build !== drawn.build) remove(part, other);
    }
    federation.settle(part);
  }

  /** Puts a module there that needs no loading: when prerendering. */
  function provide(part: RemoteName, module: string, loaded: unknown): void {
    set(part, module, { status: 'ready', module: loaded, healed: false });
  }

  return { find, subscribe, when, load, retry, replace, failRender, settle, provide };
}

export type Remotes = ReturnType<typeof createRemotes>;

/** A load that neither arrived nor failed; `chunk` is what it still waits for once its entry is there. */
function lateFailure(milliseconds: number, chunk: string | undefined): PartFailure {
  const message = `no response within ${milliseconds} ms`;
  const late = { phase: 'chunk', kind: 'timeout' } as const;
  const cause = chunk && new ChunkLoadError(`Loading chunk ${chunk} failed.\n(timeout: ${message})`, late);
  return new PartFailure({ phase: 'hung', kind: 'timeout' }, message, cause ? { cause } : {});
}

function within<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
