import type { Change } from '../change/change-live';
import { prepareRollbacks } from '../change/prepare-rollbacks';
import { nameReadOnlyStore } from '../store/write-denied';
import type { Flags, Outcome, Session } from './command';
import { describeError } from './describe-error';

/** Composes the next rollbacks once the outcome is printed. A rollback that is not prepared composes when it is needed. */
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
