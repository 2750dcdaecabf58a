import { partNames } from 'shared-config/contract/parts';
import { buildOf } from '../change/history';
import type { Change } from '../change/change-live';
import type { Outcome } from './command';
import type { Paint } from './paint';

const said = { changed: 'is live', unchanged: 'is live already', planned: 'would go live' } as const;

/** The outcome of a promote or rollback. */
export function describeChange({ outcome, plan, release }: Change, paint: Paint, next: string[] = []): Outcome {
  const { refusals, subject } = plan;
  const builds = partNames
    .filter((part) => subject.includes(part))
    .map((part) => `${part} ${paint('bold', buildOf(release, part))} ${paint('green', said[outcome])}`);
  return {
    result: { outcome, release, refusals },
    lines: [
      ...builds,
      ...refusals.map(({ message }) => `${paint('yellow', 'forced')}: ${message}`),
      outcome === 'planned' ? 'nothing was changed' : `release ${release.serial}, composition ${release.composition}`,
      ...(outcome === 'changed' ? next.map((line) => paint('dim', line)) : []),
    ],
  };
}
