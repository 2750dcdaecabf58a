import { prepareRollbacks } from '../change/prepare-rollbacks';
import type { Run } from './command';
import { requireEnvironment } from './require-environment';

export const prepare: Run = async (session) => {
  const { store, getComposer, report } = session;
  await requireEnvironment(session);
  const prepared = await prepareRollbacks(store, await getComposer(), report);
  return { result: { prepared }, lines: [`prepared the rollback of: ${prepared.join(', ') || 'nothing'}`] };
};
