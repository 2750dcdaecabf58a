import type { Remotes } from '../remotes/remotes';
import { prefetchLinks } from './prefetch-links';
import { prefetchSeenLinks } from './prefetch-seen-links';
import type { Prepare } from './prepare-page';

/** The whole prefetch, a chunk of its own. */
export function prefetch(remotes: Remotes, prepare: Prepare): void {
  prefetchLinks((link) => prepare(link, location));
  prefetchSeenLinks(remotes);
}
