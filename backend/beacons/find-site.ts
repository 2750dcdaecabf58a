import { commandSettings } from 'shared-config/contract/command';
import type { Config } from '../config/config';
import { createPonte } from '../operations/ponte';

/** The id of the site whose pages report here; null while nothing says it. */
export type FindSite = () => Promise<string | null>;

/** Told by `SITE_ID`, else by the store that this backend operates. An id never changes, so it is asked for once. */
export function createFindSite(config: Config): FindSite {
  let known = config.SITE_ID ?? null;
  const ponte = createPonte(config);
  return async () => {
    known ??= await ponte.run(commandSettings, ['settings']).then(
      ({ recorded, settings }) => (recorded ? (settings.SITE_ID ?? null) : null),
      // Without a store, or before the first release, the numbers are of no site that is known.
      () => null,
    );
    return known;
  };
}
