import type { Release } from '@ponte/contract/release';
import { compareBuilds, type PartDifference } from '../change/compare-builds';
import { findBuild, getLive, listParts, readHistory, type History } from '../change/history';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Store } from '../store/store';
import { findSettings } from '../settings/get-settings';
import type { Run } from './command';
import type { Color } from './terminal';
import { formatChanges, listChanges } from './describe-settings';
import { formatCanary } from './describe-canary';

export const diff: Run = async ({ store, color }, [earlier = '', later = 'live']) => {
  const history = await readHistory(store);
  const before = getRelease(history, store, earlier);
  const after = getRelease(history, store, later);
  const both = listParts(before, after).map((part) => [part, findBuild(before, part), findBuild(after, part)] as const);
  const changed = both.filter(([, old, young]) => old !== young);
  const parts = await Promise.all(changed.map(([part, old, young]) => compareBuilds(store, part, old, young)));
  const canary = { from: before.canary ?? null, to: after.canary ?? null };
  const [from, to] = [canary.from, canary.to].map((one) => (one ? formatCanary(one) : 'none'));
  const [old, young] = [await findSettings(store, before), await findSettings(store, after)];
  const lines = [
    ...parts.flatMap((one) => describe(one, color)),
    ...formatChanges(old, young, color).map((line) => `settings ${line}`),
    ...(from === to ? [] : [`canary ${from} -> ${to}`]),
  ];
  return {
    result: { from: before.serial, to: after.serial, parts, settings: listChanges(old, young), canary },
    lines:
      lines.length > 0 ? lines : [`release ${before.serial} and ${after.serial} have the same builds and settings`],
  };
};

function getRelease(history: History, store: Store, name: string): Release {
  if (name === 'live') return getLive({ history, location: store.location });
  const release = history.find(({ serial }) => String(serial) === name);
  if (release) return release;
  throw new ReleaseError('not-found', `there is no release ${name}`, 'ponte history shows which there are');
}

function describe({ part, from, to, contents }: PartDifference, color: Color): string[] {
  if (from === null) return [`${part} ${color('bold', to ?? '')} is new`];
  if (to === null) return [`${part} ${from} is out of the site`];
  const title = `${part} ${from} -> ${color('bold', to)}`;
  if (!contents) return [title, '  one of the builds is not in the store any more, or cannot be read (ponte verify)'];
  const details = Object.entries(contents).flatMap(([name, { added, removed }]) => [
    ...removed.map((one) => color('red', `  - ${name} ${one}`)),
    ...added.map((one) => color('green', `  + ${name} ${one}`)),
  ]);
  return [title, ...details];
}
