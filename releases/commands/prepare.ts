import type { Change } from '../change/change-live';
import { prepareRollbacks } from '../change/prepare-rollbacks';
import { nameReadOnlyStore, describeError } from './errors';
import { requireEnvironment } from './change-options';
import type { Flags, Outcome, Run, Session } from './command';

export const prepare: Run = async (session) => {
  const { store, getComposer, report } = session;
  await requireEnvironment(session);
  const prepared = await prepareRollbacks(store, await getComposer(), report);
  return { result: { prepared }, lines: [`prepared the rollback of: ${prepared.join(', ') || 'nothing'}`] };
};

/** Composes the next rollbacks after the outcome is printed. An unprepared rollback composes its pages itself. */
export function prepareNext(
  { store, getComposer, report }: Session,
  { prepare }: Flags,
  { outcome }: Change,
): Pick<Outcome, 'afterwards'> {
  if (outcome !== 'changed' || prepare === false) return {};
  return {
    async afterwards() {
      try {
        await prepareRollbacks(store, await getComposer(), report);
      } catch (error) {
        const { message } = describeError(await nameReadOnlyStore(error, store.location));
        report(`live, but a rollback could not be prepared: ${message}`);
      }
    },
  };
}
