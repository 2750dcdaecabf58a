import type { PartName } from '@ponte/contract/parts';
import type { Canary, Release } from '@ponte/contract/release';
import type { Pins } from 'composer/composer';
import { planGate, replaceCandidate, type Candidates } from '../gate/gate';
import type { Refusal } from '../gate/refusal';
import { planCanaryPins } from './canary-pins';
import { getContract } from './contracts';
import type { Snapshot } from './snapshot';

export type WantedCanary = Pick<Canary, 'part' | 'build' | 'share'>;

export interface PlannedCanary extends WantedCanary {
  readonly pins: Pins;
}

/** What would be live for everybody else. */
interface Beside {
  readonly live: Release | undefined;
  readonly candidates: Candidates;
  readonly changed: readonly PartName[];
  readonly pins: Pins;
  readonly refusals: readonly Refusal[];
}

/** The canary that a change leaves running: one ends when its own part is promoted or rolled back. */
export function findCarried(live: Release | undefined, subject: readonly PartName[]): WantedCanary | undefined {
  return live?.canary && !subject.includes(live.canary.part) ? live.canary : undefined;
}

/** Plans a canary beside what would be live, and holds the two against each other where either is new. */
export function joinCanary(
  snapshot: Snapshot,
  { live, candidates, changed, pins, refusals: known }: Beside,
  { part, build, share }: WantedCanary,
): { canary: PlannedCanary; refusals: Refusal[] } {
  const tried = replaceCandidate(candidates, getContract(snapshot, part, build));
  const isCarried = live?.canary?.part === part && live.canary.build === build;
  const refusals = planGate(tried, isCarried ? changed : [part]).filter(
    ({ message }) => !known.some((one) => one.message === message),
  );
  return {
    canary: { part, build, share, pins: planCanaryPins(snapshot, pins, { part, build }) },
    refusals: isCarried ? refusals.map((refusal) => blameCanary(refusal, part, build)) : refusals,
  };
}

function blameCanary(refusal: Refusal, part: PartName, build: string): Refusal {
  return {
    ...refusal,
    message: `the canary ${part} ${build} would not fit: ${refusal.message}`,
    hint: `end the canary first, with ponte promote ${part} --why "…" or ponte rollback ${part} --why "…"`,
  };
}
