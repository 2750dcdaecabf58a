import type { Remotes } from '../remotes/remotes';
import type { ServedContents } from '../remotes/served-content';
import { createContentFetch } from './fetch-content';
import { prefetchLinks } from './prefetch-links';
import { prefetchSeenLinks } from './prefetch-seen-links';
import type { Prepare } from './prepare-page';

export interface PrefetchOptions {
  readonly remotes: Remotes;
  readonly prepare: Prepare;
  readonly served: ServedContents;
}

/** The whole prefetch, a chunk of its own. */
export function prefetch({ remotes, prepare, served }: PrefetchOptions): void {
  prefetchLinks((link) => prepare(link, location));
  prefetchSeenLinks(remotes, createContentFetch(served));
}
