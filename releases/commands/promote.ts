import { changeLive } from '../change/change-live';
import { planPromote } from '../change/plan-promote';
import { prepareRollbacks } from '../change/prepare-rollbacks';
import { ReleaseError } from '../store/release-error';
import type { Run, Session } from './command';
import { describeChange } from './describe-change';
import { findAuthor } from './find-author';
import { parsePartAndBuild } from './part-argument';
import { getWhy } from './why';

export const promote: Run = async (session, args, flags) => {
  const { store, report, paint } = session;
  const wanted = args.map(parsePartAndBuild);
  const parts = wanted.map(({ part }) => part);
  const twice = parts.find((part, index) => parts.indexOf(part) !== index);
  if (twice) throw new ReleaseError('usage', `${twice} is named twice`, 'name one build of it');
  const change = await changeLive(
    store,
    await session.getComposer(),
    (history) => planPromote(store, history, wanted),
    {
      why: getWhy(flags),
      by: await findAuthor(),
      force: flags.force ?? false,
      dryRun: flags.dryRun ?? false,
      report,
    },
  );
  if (change.outcome === 'changed' && flags.prepare !== false) await prepare(session);
  const isFirst = change.release.previous === null;
  return describeChange(change, paint, isFirst ? [] : [`take it back: ponte rollback ${parts[0]} --why "…"`]);
};

/** The release is live whatever happens here: a rollback that could not be prepared composes when it is needed. */
async function prepare({ store, getComposer, report }: Session): Promise<void> {
  try {
    await prepareRollbacks(store, await getComposer(), report);
  } catch (error) {
    report(`live, but a rollback could not be prepared: ${error instanceof Error ? error.message : String(error)}`);
  }
}
