import { repairContracts, repairPointer, repairRecords, repairPages } from '../verify/repair';
import { verifyStore } from '../verify/verify-store';
import type { Run } from './command';
import { requireEnvironment } from './change-options';

export const verify: Run = async (session, _args, flags) => {
  const { store, color, getComposer, report } = session;
  const pointer = flags.repair ? await repairPointer(store) : undefined;
  if (flags.repair) await requireEnvironment(session);
  const records = flags.repair ? await repairRecords(store) : [];
  const contracts = flags.repair ? await repairContracts(store) : [];
  const repaired = flags.repair ? await repairPages(store, await getComposer(), report) : [];
  const findings = await verifyStore(store);
  const { serial, releases, builds, pages, problems } = findings;
  const failed = problems.length > 0;
  return {
    result: { ok: !failed, ...findings, ...(flags.repair && { pointer, repaired, records, contracts }) },
    failed,
    lines: [
      ...(pointer === undefined ? [] : [`the pointer is repaired: release ${pointer} is live`]),
      ...records.map((serial) => `the record of release ${serial} is repaired`),
      ...contracts.map(({ part, build }) => `the contract of ${part} ${build} is repaired`),
      ...repaired.map((composition) => `composition ${composition} is repaired`),
      ...problems.map((problem) => `${color('red', 'wrong')}: ${problem}`),
      `release ${serial}: ${releases} records, ${pages} pages and ${builds} builds checked, ` +
        (failed ? color('red', `${problems.length} wrong`) : color('green', 'all as they were made')),
    ],
  };
};
