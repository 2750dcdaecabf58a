import { remoteNames } from '@ponte/contract/parts';
import { ReleaseError } from '@ponte/contract/release-error';
import { runDrill, type DrillResult } from '../drill/run-drill';
import type { Run } from './command';
import { getPart } from './arguments';
import { formatTable } from './print';

export const drill: Run = async ({ store, getComposer, report, color }, [name = 'remote-public']) => {
  const part = await getPart(store, name);
  if (part === 'shell') {
    throw new ReleaseError('usage', 'a page cannot heal its shell', `name a remote: ${remoteNames.join(', ')}`);
  }
  const drilled = await runDrill({ source: store, composer: await getComposer(), part, report });
  const failed = drilled.some(
    ({ visit, restoredMs, errors }) => !visit.healed || restoredMs === null || errors.length > 0,
  );
  const heading = ['broken', 'healed in', 'restored in', 'visitors meanwhile'].map((cell) => color('dim', cell));
  return {
    result: { part, ok: !failed, drilled },
    failed,
    lines: [
      ...formatTable([heading, ...drilled.map(rowOf)]),
      failed
        ? color('red', `${part} does not heal or come back as it must`)
        : color('green', `${part} heals and comes back`),
    ],
  };
};

function rowOf({ damage, visit, restoredMs, errors }: DrillResult): string[] {
  return [
    damage,
    visit.healed ? `${visit.ms} ms` : `not: ${visit.problem}`,
    formatRestored(restoredMs),
    errors.length === 0 ? 'no error' : `${errors.length} errors, first: ${errors[0]}`,
  ];
}

function formatRestored(restoredMs: number | null | undefined): string {
  if (restoredMs === undefined) return 'no rollback';
  return restoredMs === null ? 'not' : `${restoredMs} ms`;
}
