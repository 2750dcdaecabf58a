import { join } from 'node:path';
import { partNames, type PartName } from '@ponte/contract/parts';
import type { Release, SiteValues } from '@ponte/contract/release';
import { ReleaseError } from '@ponte/contract/release-error';
import { changeLive } from 'releases/change/change-live';
import { readHistory } from 'releases/change/history';
import { planPromote } from 'releases/change/plan-promote';
import type { Composer } from 'composer/composer';
import { describeSeed } from 'releases/commands/describe-settings';
import { getInherited } from 'releases/settings/get-settings';
import { requireSameEnvironment } from 'releases/settings/inherit-settings';
import { findContractIn } from 'releases/store/stored-contract';
import type { Store } from 'releases/store/store';
import { publishBuild } from 'releases/verify/publish-build';
import { buildParts } from '@ponte/toolchain/build/build-parts';
import { repositoryRoot } from '@ponte/toolchain/build/repository';
import { decideLocalSettings } from './settings';

interface ReleaseOptions {
  readonly store: Store;
  readonly composer: Composer;
  readonly why: string;
  readonly by: string;
  /** The settings from the environment. */
  readonly environment: SiteValues;
  /** Local URLs, which follow the ports of the site. */
  readonly addresses: SiteValues;
  readonly say: (line: string) => void;
}

/**
 * Makes the working tree live in a store: builds what changed, publishes and promotes it.
 *
 * @throws ReleaseError `refused`, before anything is built, if the environment contradicts the store.
 */
export async function releaseParts(options: ReleaseOptions): Promise<Release> {
  const { store, composer, why, by, say, addresses } = options;
  const [live] = await readHistory(store);
  // The first release stores the local URLs; later ones only update those that follow the ports.
  const environment = { ...(!live && addresses), ...options.environment };
  const settingsFor = (inherited: SiteValues) => decideLocalSettings(inherited, addresses);
  const { settings, seededFrom } = await getInherited(store, live, environment);
  if (seededFrom === undefined) requireSameEnvironment(settingsFor(settings), environment);

  await buildParts(partNames, say);
  for (const part of partNames) say(`${part} ${await publishPart(store, part)}`);
  const requested = partNames.map((part) => ({ part }));
  const change = await changeLive(
    store,
    composer,
    (snapshot, inherited) => ({
      ...planPromote(snapshot, requested),
      settings: settingsFor(inherited),
    }),
    { why, by, force: false, dryRun: false, environment, report: say },
  );
  for (const line of describeSeed(change)) say(line);
  say(`release ${change.release.serial} is live${change.outcome === 'unchanged' ? '' : ' now'}`);
  return change.release;
}

const outcomes = {
  added: 'published',
  present: 'was published before',
  repaired: 'was corrupt and is repaired',
} as const;

/** Publishes the build in the part's `dist/`; returns its id and whether it is new, as text. */
async function publishPart(store: Store, part: PartName): Promise<string> {
  const folder = join(repositoryRoot, part, 'dist');
  const contract = await findContractIn(folder);
  if (!contract) throw new ReleaseError('not-found', `${part} has no build`, `npm run build -w ${part}`);
  return `${contract.build} ${outcomes[await publishBuild(store, contract, folder)]}`;
}
