import type { PartName, RemoteName } from '@ponte/contract/parts';
import { ReleaseError } from '@ponte/contract/release-error';
import { changeLive, type Change, type PlanFor } from '../change/change-live';
import { findBuild, type History } from '../change/history';
import { planCanary } from '../change/plan-canary';
import { planPromote, type RequestedBuild } from '../change/plan-promote';
import type { Store } from '../store/store';
import type { Flags, Run } from './command';
import { formatCanary, describeChange } from './describe-change';
import { describeUndo, listUnpublished } from './promote-hints';
import { getPart, getPartAndBuild, parseShare } from './arguments';
import { prepareNext } from './prepare';
import { getChangeOptions, rejectUnchanged } from './change-options';

export const promote: Run = async (session, args, flags) => {
  const { store, color } = session;
  const wanted = await Promise.all(args.map((text) => getPartAndBuild(store, text)));
  const parts = wanted.map(({ part }) => part);
  const twice = parts.find((part, index) => parts.indexOf(part) !== index);
  if (twice) throw new ReleaseError('usage', `${twice} is named twice`, 'name one build of it');
  let before: History = [];
  const planFor = await choosePlan(store, wanted, flags);
  const change = await changeLive(
    store,
    await session.getComposer(),
    (snapshot, settings) => {
      before = snapshot.history;
      return planFor(snapshot, settings);
    },
    await getChangeOptions(session, flags),
  );
  const unpublished = await listUnpublished(store, wanted, change.release);
  const [newer] = unpublished;
  const already = `${describeLive(change)} live already${newer ? `, and ${newer.message}` : ''}`;
  rejectUnchanged(change, already, newer?.hint ?? noneNewer(parts));
  const next = change.release.canary
    ? [
        `give it to everybody: ponte promote ${parts[0]} --why "…"`,
        `take it away: ponte rollback ${parts[0]} --why "…"`,
      ]
    : describeUndo(change, before);
  const described = describeChange(change, color, next);
  const notes = unpublished.map(({ message, hint }) => `${color('yellow', 'note')}: ${message} (${hint})`);
  return { ...described, lines: [...notes, ...described.lines], ...prepareNext(session, flags, change) };
};

function describeLive({ release, plan: { subject, canaryOnly } }: Change): string {
  if (canaryOnly && release.canary) return `the canary ${formatCanary(release.canary)} is`;
  const parts = subject.flatMap((part) => findBuild(release, part) ?? []).length;
  const live = subject.map((part) => `${part} ${findBuild(release, part) ?? ''}`.trim()).join(', ');
  return `${live} ${parts > 1 ? 'are' : 'is'}`;
}

function noneNewer([part = 'shell']: readonly PartName[]): string {
  return `build and publish a newer one first: npm run build -w ${part} && npx ponte publish ${part}`;
}

async function choosePlan(
  store: Store,
  wanted: readonly RequestedBuild[],
  { canary, without }: Flags,
): Promise<PlanFor> {
  if (canary === undefined) {
    const left = without === undefined ? undefined : await getRemote(store, without);
    return (snapshot) => planPromote(snapshot, wanted, left);
  }
  if (without !== undefined) throw new ReleaseError('usage', 'a canary has all parts', 'give it to everybody first');
  const share = parseShare(canary);
  const [one, ...others] = wanted;
  if (!one || others.length > 0) throw new ReleaseError('usage', 'a canary is of one part', 'name one part');
  return (snapshot) => planCanary(snapshot, one, share);
}

async function getRemote(store: Store, text: string): Promise<RemoteName> {
  const part = await getPart(store, text);
  if (part !== 'shell') return part;
  throw new ReleaseError('usage', 'there is no site without a shell', 'name a remote');
}
