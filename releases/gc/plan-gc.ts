import type { PartName } from '@ponte/contract/parts';
import type { History } from '../change/history';
import { listCompositions, listPinned, type PinnedBuild } from '../store/release-contents';
import type { StoredComposition } from '../store/store';

const dayMs = 24 * 60 * 60 * 1000;

export interface StoredBuild extends PinnedBuild {
  readonly publishedAt: Date;
  /** When a file of it was last requested. */
  readonly lastUse: Date | undefined;
}

export interface Inventory {
  readonly now: Date;
  /** How long something is kept after its last use. */
  readonly days: number;
  readonly history: History;
  /** What the next rollback of each part would make live. */
  readonly nextRollbacks: { readonly builds: readonly PinnedBuild[]; readonly compositions: readonly string[] };
  readonly builds: readonly StoredBuild[];
  readonly compositions: readonly StoredComposition[];
}

interface Removal {
  readonly builds: readonly { readonly part: PartName; readonly build: string }[];
  readonly compositions: readonly string[];
}

/**
 * Decides what can be removed. It keeps what is live, what a page or the next rollback falls back to, and what was live,
 * published or requested within the last days: an open page may still load more of it.
 */
export function planGc({ now, days, history, nextRollbacks, builds, compositions }: Inventory): Removal {
  const since = now.getTime() - days * dayMs;
  const kept = history.filter((_, index) => endOf(history, index) > since);
  const pinned = new Set([...kept.flatMap(listPinned), ...nextRollbacks.builds].map(keyOf));
  const composed = new Set([...kept.flatMap(listCompositions), ...nextRollbacks.compositions]);
  return {
    builds: builds
      .filter((one) => !pinned.has(keyOf(one)))
      .filter(({ publishedAt, lastUse = publishedAt }) => Math.max(publishedAt.getTime(), lastUse.getTime()) <= since)
      .map(({ part, build }) => ({ part, build })),
    // A recent one may belong to a promote in progress.
    compositions: compositions
      .filter(({ id, madeAt }) => !composed.has(id) && madeAt.getTime() <= now.getTime() - dayMs)
      .map(({ id }) => id),
  };
}

/** When a release stopped being live: at the time of the next one. */
function endOf(history: History, index: number): number {
  const next = history[index - 1];
  return next ? Date.parse(next.at) : Number.POSITIVE_INFINITY;
}

function keyOf({ part, build }: PinnedBuild): string {
  return `${part} ${build}`;
}
