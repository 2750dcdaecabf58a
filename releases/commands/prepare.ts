import { prepareRollbacks } from '../change/prepare-rollbacks';
import type { Run } from './command';

export const prepare: Run = async ({ store, getComposer, report }) => {
  const prepared = await prepareRollbacks(store, await getComposer(), report);
  return { result: { prepared }, lines: [`prepared the rollback of: ${prepared.join(', ') || 'nothing'}`] };
};
