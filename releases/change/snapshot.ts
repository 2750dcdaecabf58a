import type { BuildContract } from '@ponte/contract/build';
import type { PartName } from '@ponte/contract/parts';
import type { Violation } from '../compatibility/violation';
import { listPinned } from '../store/release-contents';
import type { Store } from '../store/store';
import type { History } from './history';

/** What plans read: the site at one moment. A plan is a function of it alone. */
export interface Snapshot {
  /** The location of the store, for messages. */
  readonly location: string;
  readonly history: History;
  /** Undefined when the build is not in the store. */
  findContract(part: PartName, build: string): BuildContract | undefined;
  /** The last published build of a part. */
  findNewest(part: PartName): string | undefined;
  /** Styles of a build that match elements outside its part. */
  findStyleViolations(contract: BuildContract): readonly Violation[];
}

/** Thrown by a snapshot that does not have a fact yet. */
class UnknownFact extends Error {
  constructor(
    readonly key: string,
    readonly load: () => Promise<unknown>,
  ) {
    super(`${key} is not known yet`);
  }
}

/**
 * Runs a plan on a store. A plan reads a few of a store's thousands of builds, and which ones depends on what it reads.
 * When the snapshot lacks a fact, the fact is loaded and the plan starts again.
 */
export async function runPlan<T>(store: Store, history: History, plan: (snapshot: Snapshot) => T): Promise<T> {
  const facts = new Map<string, unknown>();
  const load = async (key: string, read: () => Promise<unknown>) => void facts.set(key, await read());
  const contract = (part: PartName, build: string) =>
    [`the contract of ${part} ${build}`, () => store.builds.find(part, build)] as const;
  const [live] = history;
  // Every plan reads these. Errors are ignored here: the plan meets them when it reads the fact.
  await Promise.allSettled((live ? listPinned(live) : []).map(({ part, build }) => load(...contract(part, build))));

  const read = (key: string, from: () => Promise<unknown>): unknown => {
    if (!facts.has(key)) throw new UnknownFact(key, from);
    return facts.get(key);
  };
  const snapshot: Snapshot = {
    location: store.location,
    history,
    findContract: (part, build) => read(...contract(part, build)) as BuildContract | undefined,
    findNewest: (part) =>
      read(`the newest build of ${part}`, async () => (await store.builds.list(part))[0]?.build) as string | undefined,
    findStyleViolations: (of) =>
      read(`the styles of ${of.part} ${of.build}`, () => findStyleViolations(store, of)) as readonly Violation[],
  };
  for (;;) {
    try {
      return plan(snapshot);
    } catch (error) {
      if (!(error instanceof UnknownFact)) throw error;
      await load(error.key, error.load);
    }
  }
}

/** The CSS parser is loaded lazily: only promotes need it, and a rollback starts faster without it. */
async function findStyleViolations(store: Store, contract: BuildContract): Promise<readonly Violation[]> {
  const { checkStyles } = await import('../compatibility/check-styles');
  return checkStyles(contract, await store.builds.openFiles(contract.part, contract.build));
}
