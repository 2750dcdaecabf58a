import { remoteNames, type PartName } from 'shared-config/contract/parts';
import type { Release } from 'shared-config/contract/release';

export interface PinnedBuild {
  readonly part: PartName;
  readonly build: string;
}

/** Every build that the pages of a release may load: what is current and what it is swapped to. */
export function listPinned({ shell, remotes }: Pick<Release, 'shell' | 'remotes'>): PinnedBuild[] {
  const ofRemotes = remoteNames.flatMap((part) => {
    const { build, lastKnownGood } = remotes[part];
    return lastKnownGood ? [pin(part, build), pin(part, lastKnownGood)] : [pin(part, build)];
  });
  return [pin('shell', shell), ...ofRemotes];
}

function pin(part: PartName, build: string): PinnedBuild {
  return { part, build };
}
