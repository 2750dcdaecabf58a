import { changeLive } from '../change/change-live';
import { planRollback } from '../change/plan-rollback';
import type { Run } from './command';
import { describeChange } from './describe-change';
import { findAuthor } from './find-author';
import { getPart } from './part-argument';
import { prepareLater } from './prepare-later';
import { getWhy } from './why';

export const rollback: Run = async (session, [name], flags) => {
  const { store, report, paint } = session;
  const part = await getPart(store, name);
  if (flags.list) return (await import('./list-rollbacks')).listRollbacks(session, part);
  const composer = await session.getComposer();
  const change = await changeLive(store, composer, (history) => planRollback(store, history, { part, to: flags.to }), {
    why: getWhy(flags),
    by: await findAuthor(),
    force: flags.force ?? false,
    dryRun: flags.dryRun ?? false,
    report,
  });
  if (change.outcome === 'changed' && flags.prepare !== false) prepareLater(store.location);
  return describeChange(change, paint, ['see what is live: ponte status']);
};
