import type { RemoteName } from 'shared-config/contract/parts';
import { changeLive } from '../change/change-live';
import type { History } from '../change/history';
import type { Plan } from '../change/plan';
import { planCanary } from '../change/plan-canary';
import { planPromote, type Wanted } from '../change/plan-promote';
import { prepareRollbacks } from '../change/prepare-rollbacks';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import type { Flags, Run, Session } from './command';
import { describeChange } from './describe-change';
import { findAuthor } from './find-author';
import { getPart, getPartAndBuild } from './part-argument';
import { parseShare } from './canary-share';
import { getWhy } from './why';

export const promote: Run = async (session, args, flags) => {
  const { store, report, paint } = session;
  const wanted = await Promise.all(args.map((text) => getPartAndBuild(store, text)));
  const parts = wanted.map(({ part }) => part);
  const twice = parts.find((part, index) => parts.indexOf(part) !== index);
  if (twice) throw new ReleaseError('usage', `${twice} is named twice`, 'name one build of it');
  const change = await changeLive(store, await session.getComposer(), await choosePlan(store, wanted, flags), {
    why: getWhy(flags),
    by: await findAuthor(),
    force: flags.force ?? false,
    dryRun: flags.dryRun ?? false,
    report,
  });
  if (change.outcome === 'changed' && flags.prepare !== false) await prepare(session);
  const takeBack = `take it back: ponte rollback ${parts[0]} --why "…"`;
  const next = change.release.canary
    ? [`give it to everybody: ponte promote ${parts[0]} --why "…"`, takeBack]
    : [takeBack];
  return describeChange(change, paint, change.release.previous === null ? [] : next);
};

async function choosePlan(
  store: Store,
  wanted: readonly Wanted[],
  { canary, without }: Flags,
): Promise<(history: History) => Promise<Plan>> {
  if (canary === undefined) {
    const left = without === undefined ? undefined : await getRemote(store, without);
    return (history) => planPromote(store, history, wanted, left);
  }
  if (without !== undefined) throw new ReleaseError('usage', 'a canary has all parts', 'give it to everybody first');
  const share = parseShare(canary);
  const [one, ...others] = wanted;
  if (!one || others.length > 0) throw new ReleaseError('usage', 'a canary is of one part', 'name one part');
  return (history) => planCanary(store, history, one, share);
}

async function getRemote(store: Store, text: string): Promise<RemoteName> {
  const part = await getPart(store, text);
  if (part !== 'shell') return part;
  throw new ReleaseError('usage', 'there is no site without a shell', 'name a remote');
}

/** The release is live whatever happens here: a rollback that could not be prepared composes when it is needed. */
async function prepare({ store, getComposer, report }: Session): Promise<void> {
  try {
    await prepareRollbacks(store, await getComposer(), report);
  } catch (error) {
    report(`live, but a rollback could not be prepared: ${error instanceof Error ? error.message : String(error)}`);
  }
}
