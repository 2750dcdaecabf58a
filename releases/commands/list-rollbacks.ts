import type { PartName } from '@ponte/contract/parts';
import type { Release } from '@ponte/contract/release';
import { getCandidates, getContract, liveBuilds } from '../change/contracts';
import { findBuild, findWithdrawal, getBuild, getLive, readHistory } from '../change/history';
import { findFallback } from '../change/plan-rollback';
import { runPlan, type Snapshot } from '../change/snapshot';
import { findViolations, replaceCandidate } from '../compatibility/find-violations';
import type { PublishedBuild } from '../store/store';
import type { Outcome, Session } from './command';
import type { Color } from './terminal';
import { formatTable, formatTime } from './print';

type State = 'live' | 'canary' | 'withdrawn' | 'incompatible' | 'compatible';

interface RollbackChoice extends PublishedBuild {
  readonly state: State;
  readonly lastKnownGood: boolean;
  /** The last release in which it was live. */
  readonly lastLive: number | null;
  readonly reasons: readonly string[];
  /** The release that withdrew it. */
  readonly withdrawn?: { readonly serial: number; readonly why: string };
}

/** Every build of a part in the store, with whether a rollback can make it live. */
export async function listRollbacks({ store, color }: Session, part: PartName): Promise<Outcome> {
  const history = await readHistory(store);
  const published = await store.builds.list(part);
  const choices = await runPlan(store, history, (snapshot) => listChoices(snapshot, part, published));
  return { result: { part, builds: choices }, lines: formatTable(choices.map((choice) => rowOf(choice, color))) };
}

function listChoices(snapshot: Snapshot, part: PartName, published: readonly PublishedBuild[]): RollbackChoice[] {
  const live = getLive(snapshot);
  getBuild(live, part);
  const fallback = findFallback(snapshot, part);
  return published.map((one) => ({
    ...one,
    ...evaluate(snapshot, live, part, one.build),
    lastKnownGood: one.build === fallback,
    lastLive: snapshot.history.find((release) => findBuild(release, part) === one.build)?.serial ?? null,
  }));
}

function evaluate(
  snapshot: Snapshot,
  live: Release,
  part: PartName,
  build: string,
): Pick<RollbackChoice, 'state' | 'reasons' | 'withdrawn'> {
  if (build === findBuild(live, part)) return { state: 'live', reasons: [] };
  if (live.canary?.part === part && build === live.canary.build) return { state: 'canary', reasons: [] };
  const withdrawal = findWithdrawal(snapshot.history, part, build);
  if (withdrawal) {
    const { serial, why } = withdrawal;
    return { state: 'withdrawn', reasons: [`by release ${serial}: ${why}`], withdrawn: { serial, why } };
  }
  const candidates = getCandidates(snapshot, liveBuilds(live));
  const violations = findViolations(replaceCandidate(candidates, getContract(snapshot, part, build)), [part]);
  return {
    state: violations.length > 0 ? 'incompatible' : 'compatible',
    reasons: violations.map(({ message }) => message),
  };
}

const styles = { live: 'bold', canary: 'bold', withdrawn: 'yellow', incompatible: 'red', compatible: 'green' } as const;

function rowOf(
  { build, publishedAt, state, lastKnownGood, lastLive, reasons }: RollbackChoice,
  color: Color,
): string[] {
  return [
    build,
    `published ${formatTime(publishedAt.toISOString())}`,
    lastLive === null ? 'never live' : `live in release ${lastLive}`,
    color(styles[state], lastKnownGood ? `${state}, last known good` : state),
    reasons.join('; '),
  ];
}
