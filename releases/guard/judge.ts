import type { BuildTally, Tallies } from '@ponte/contract/tallies';
import { decideGuard, type Evidence, type GuardLimits, type Verdict } from './decide-guard';
import { fetchTallies, type TalliesSource } from './fetch-tallies';
import type { Suspect } from './list-suspects';

export interface Judgement extends Suspect {
  readonly tally: BuildTally;
  readonly beforeTally: BuildTally | null;
  readonly verdict: Verdict;
}

type Judged =
  { readonly ok: true; readonly judgements: readonly Judgement[] } | { readonly ok: false; readonly reason: string };

/** Asks what the beacons say of each suspect and of what it is held against. */
export async function judge(source: TalliesSource, suspects: readonly Suspect[], limits: GuardLimits): Promise<Judged> {
  const judgements: Judgement[] = [];
  for (const suspect of suspects) {
    const meanwhile = await fetchTallies(source, suspect.since);
    if (!meanwhile.ok) return meanwhile;
    const earlier = await fetchTallies(source, suspect.sinceBefore);
    if (!earlier.ok) return earlier;
    judgements.push(judgeOne(suspect, meanwhile.tallies, earlier.tallies, limits));
  }
  return { ok: true, judgements };
}

function judgeOne(suspect: Suspect, meanwhile: Tallies, earlier: Tallies, limits: GuardLimits): Judgement {
  const { part, build, before, others } = suspect;
  const tally = tallyOf(meanwhile, part, build);
  const beforeTally = before === null ? null : tallyOf(earlier, part, before);
  const evidence: Evidence = {
    tally,
    before: beforeTally,
    others: others.map((other) => tallyOf(meanwhile, other.part, other.build)),
  };
  return { ...suspect, tally, beforeTally, verdict: decideGuard(evidence, limits) };
}

function tallyOf({ builds }: Tallies, remote: BuildTally['remote'], build: string): BuildTally {
  const found = builds.find((one) => one.remote === remote && one.build === build);
  return found ?? { remote, build, views: 0, failed: 0, failures: [] };
}
