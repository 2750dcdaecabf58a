import type { PartName } from '@ponte/contract/parts';
import type { Canary, Release } from '@ponte/contract/release';
import type { Pins } from 'composer/composer';
import { findViolations, replaceCandidate, type Candidates } from '../compatibility/find-violations';
import type { Violation } from '../compatibility/violation';
import { planCanaryPins } from './canary-pins';
import { getContract } from './contracts';
import type { Snapshot } from './snapshot';

export type WantedCanary = Pick<Canary, 'part' | 'build' | 'share'>;

export interface PlannedCanary extends WantedCanary {
  readonly pins: Pins;
}

/** What would be live for the visitors without the canary. */
interface Beside {
  readonly live: Release | undefined;
  readonly candidates: Candidates;
  readonly changed: readonly PartName[];
  readonly pins: Pins;
  readonly violations: readonly Violation[];
}

/** The canary that a change leaves running: one ends when its own part is promoted or rolled back. */
export function findCarried(live: Release | undefined, subject: readonly PartName[]): WantedCanary | undefined {
  return live?.canary && !subject.includes(live.canary.part) ? live.canary : undefined;
}

/** Plans a canary beside what would be live, and checks the two against each other when either is new. */
export function joinCanary(
  snapshot: Snapshot,
  { live, candidates, changed, pins, violations: known }: Beside,
  { part, build, share }: WantedCanary,
): { canary: PlannedCanary; violations: Violation[] } {
  const tried = replaceCandidate(candidates, getContract(snapshot, part, build));
  const isCarried = live?.canary?.part === part && live.canary.build === build;
  const violations = findViolations(tried, isCarried ? changed : [part]).filter(
    ({ message }) => !known.some((one) => one.message === message),
  );
  return {
    canary: { part, build, share, pins: planCanaryPins(snapshot, pins, { part, build }) },
    violations: isCarried ? violations.map((violation) => blameCanary(violation, part, build)) : violations,
  };
}

function blameCanary(violation: Violation, part: PartName, build: string): Violation {
  return {
    ...violation,
    message: `the canary ${part} ${build} would not fit: ${violation.message}`,
    hint: `end the canary first, with ponte promote ${part} --why "…" or ponte rollback ${part} --why "…"`,
  };
}
