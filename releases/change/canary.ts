import type { Canary, Release } from '@ponte/contract/release';
import type { Pins } from 'composer/composer';
import type { PartName } from '@ponte/contract/parts';
import { findViolations, replaceCandidate, type Candidates } from '../compatibility/find-violations';
import type { Violation } from '../compatibility/violation';
import { mapRemotes, getContract } from './contracts';
import { isCompatibleWithShell } from './last-known-good';
import type { Snapshot } from './snapshot';

/**
 * The pins of a canary's pages, derived from the pins of the other visitors' pages. A remote's canary falls back to the
 * live build of the remote; in a shell's canary, a last-known-good stays only if it is compatible with that shell.
 */
export function planCanaryPins(
  snapshot: Snapshot,
  { shell, remotes }: Pins,
  { part, build }: Pick<Canary, 'part' | 'build'>,
): Pins {
  if (part !== 'shell')
    return { shell, remotes: { ...remotes, [part]: { build, lastKnownGood: remotes[part]?.build ?? null } } };
  const isCompatible = isCompatibleWithShell(getContract(snapshot, 'shell', build));
  const kept = mapRemotes(remotes, ({ lastKnownGood, ...current }, name) => {
    const stays = lastKnownGood !== null && isCompatible(getContract(snapshot, name, lastKnownGood));
    return { ...current, lastKnownGood: stays ? lastKnownGood : null };
  });
  return { shell: build, remotes: kept };
}

export type RequestedCanary = Pick<Canary, 'part' | 'build' | 'share'>;

export interface PlannedCanary extends RequestedCanary {
  readonly pins: Pins;
}

/** What would be live for the visitors outside the canary. */
interface StablePlan {
  readonly live: Release | undefined;
  readonly candidates: Candidates;
  readonly changed: readonly PartName[];
  readonly pins: Pins;
  readonly violations: readonly Violation[];
}

/** The canary that a change leaves running: one ends when its own part is promoted or rolled back. */
export function findKeptCanary(live: Release | undefined, subject: readonly PartName[]): RequestedCanary | undefined {
  return live?.canary && !subject.includes(live.canary.part) ? live.canary : undefined;
}

/** Plans a canary beside what would be live, and checks the two against each other when either is new. */
export function joinCanary(
  snapshot: Snapshot,
  { live, candidates, changed, pins, violations: known }: StablePlan,
  { part, build, share }: RequestedCanary,
): { canary: PlannedCanary; violations: Violation[] } {
  const tried = replaceCandidate(candidates, getContract(snapshot, part, build));
  const isKept = live?.canary?.part === part && live.canary.build === build;
  const violations = findViolations(tried, isKept ? changed : [part]).filter(
    ({ message }) => !known.some((one) => one.message === message),
  );
  return {
    canary: { part, build, share, pins: planCanaryPins(snapshot, pins, { part, build }) },
    violations: isKept ? violations.map((violation) => blameCanary(violation, part, build)) : violations,
  };
}

function blameCanary(violation: Violation, part: PartName, build: string): Violation {
  return {
    ...violation,
    message: `the canary ${part} ${build} would be incompatible: ${violation.message}`,
    hint: `end the canary first, with ponte promote ${part} --why "…" or ponte rollback ${part} --why "…"`,
  };
}
