import { verifyStore } from '../verify/verify-store';
import type { Run } from './command';

export const verify: Run = async ({ store, paint }) => {
  const findings = await verifyStore(store);
  const { serial, releases, builds, pages, problems } = findings;
  const failed = problems.length > 0;
  return {
    result: { ok: !failed, ...findings },
    failed,
    lines: [
      ...problems.map((problem) => `${paint('red', 'wrong')}: ${problem}`),
      `release ${serial}: ${releases} records, ${pages} pages and ${builds} builds checked, ` +
        (failed ? paint('red', `${problems.length} wrong`) : paint('green', 'all as they were made')),
    ],
  };
};
