import type { BuildTally, Tallies } from '@ponte/contract/tallies';
import {
  decideGuard,
  failureRatio,
  type Evidence,
  type GuardLimits,
  type Verdict,
  type ViewCounts,
} from './decide-guard';
import { fetchTallies, type TalliesSource } from './fetch-tallies';
import type { Candidate } from './list-candidates';

export interface Evaluation extends Candidate {
  readonly tally: BuildTally;
  readonly beforeTally: BuildTally | null;
  readonly verdict: Verdict;
}

type EvaluationResult =
  | { readonly ok: true; readonly evaluations: readonly Evaluation[] }
  | { readonly ok: false; readonly reason: string };

/** Fetches the tallies of each candidate and of the builds that it is compared with, and decides on them. */
export async function evaluate(
  source: TalliesSource,
  candidates: readonly Candidate[],
  limits: GuardLimits,
): Promise<EvaluationResult> {
  const evaluations: Evaluation[] = [];
  for (const candidate of candidates) {
    const meanwhile = await fetchTallies(source, candidate.since);
    if (!meanwhile.ok) return meanwhile;
    const earlier = await fetchTallies(source, candidate.sinceBefore);
    if (!earlier.ok) return earlier;
    evaluations.push(evaluateOne(candidate, meanwhile.tallies, earlier.tallies, limits));
  }
  return { ok: true, evaluations };
}

function evaluateOne(candidate: Candidate, meanwhile: Tallies, earlier: Tallies, limits: GuardLimits): Evaluation {
  const { part, build, before, others } = candidate;
  const tally = tallyOf(meanwhile, part, build);
  const beforeTally = before === null ? null : tallyOf(earlier, part, before);
  const evidence: Evidence = {
    tally,
    before: beforeTally,
    others: others.map((other) => tallyOf(meanwhile, other.part, other.build)),
  };
  return { ...candidate, tally, beforeTally, verdict: decideGuard(evidence, limits) };
}

function tallyOf({ builds }: Tallies, remote: BuildTally['remote'], build: string): BuildTally {
  const found = builds.find((one) => one.remote === remote && one.build === build);
  return found ?? { remote, build, views: 0, failed: 0, failures: [] };
}

const verdicts = {
  waiting: 'too few page views to evaluate',
  fine: 'fine',
  bad: 'fails',
  stuck: 'fails, and there is no last known good build to go back to',
  widespread: 'fails together with other remotes: look at the edge and the backend, a rollback would not help',
} as const;

export function describeEvaluation(evaluation: Evaluation): string {
  const { part, build, isCanary, verdict } = evaluation;
  return `${part} ${build}${isCanary ? ' (canary)' : ''} ${verdicts[verdict]}: ${describeCounts(evaluation)}`;
}

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const shownFailures = 3;

/** The counts as the record of a rollback keeps them. */
export function describeCounts({ tally, before, beforeTally }: Evaluation): string {
  const usual =
    before === null
      ? 'there is none before it'
      : `${before} had ${beforeTally?.views ? formatRatio(beforeTally) : 'no pages'}`;
  const kinds = tally.failures.slice(0, shownFailures).map(({ phase, kind, count }) => `${phase} ${kind} ${count}`);
  const counts = `${tally.failed} of ${tally.views} pages failed (${formatRatio(tally)}), ${usual}`;
  return kinds.length > 0 ? `${counts}: ${kinds.join(', ')}` : counts;
}

function formatRatio(counts: ViewCounts): string {
  return percent.format(failureRatio(counts)).replace('%', ' %');
}
