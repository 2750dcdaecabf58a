import type { SiteValues } from '@ponte/contract/release';
import { changeLive, type Change, type PlanFor } from '../change/change-live';
import { planRollback } from '../change/plan-rollback';
import { planSettingsRollback } from '../settings/plan-settings';
import type { Flags, Outcome, Run, Session } from './command';
import { describeChange } from './describe-change';
import { describeSettings } from './describe-settings';
import { getPart } from './arguments';
import { getChangeOptions } from './change-options';

const next = ['see what is live: ponte status'];

export const rollback: Run = async (session, [name], flags) => {
  const { store, color } = session;
  if (name === 'settings') return rollBackSettings(session, flags);
  const part = await getPart(store, name);
  if (flags.list) return (await import('./list-rollbacks')).listRollbacks(session, part);
  const change = await goBack(session, flags, (snapshot) => planRollback(snapshot, { part, to: flags.to }));
  return describeChange(change, color, next);
};

async function rollBackSettings(session: Session, flags: Flags): Promise<Outcome> {
  let before: SiteValues = {};
  const change = await goBack(session, flags, (snapshot, settings) => {
    before = settings;
    return planSettingsRollback(snapshot, flags.to);
  });
  return describeSettings(change, before, session.color, next);
}

async function goBack(session: Session, flags: Flags, planFor: PlanFor): Promise<Change> {
  const { host, store } = session;
  const change = await changeLive(store, await session.getComposer(), planFor, await getChangeOptions(session, flags));
  // Prepare the next rollback in a process of its own, so that this one returns at once.
  if (change.outcome === 'changed' && flags.prepare !== false) host.runLater(['prepare', '--store', store.location]);
  return change;
}
