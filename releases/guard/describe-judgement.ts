import { ratioOf } from './failure-ratio';
import type { Judgement } from './judge';

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const most = 3;

/** The numbers, as the record of a rollback keeps them. */
export function describeNumbers({ tally, before, beforeTally }: Judgement): string {
  const usual =
    before === null
      ? 'there is none before it'
      : `${before} had ${beforeTally?.views ? share(beforeTally) : 'no pages'}`;
  const kinds = tally.failures.slice(0, most).map(({ phase, kind, count }) => `${phase} ${kind} ${count}`);
  const numbers = `${tally.failed} of ${tally.views} pages failed (${share(tally)}), ${usual}`;
  return kinds.length > 0 ? `${numbers}: ${kinds.join(', ')}` : numbers;
}

function share(counted: Parameters<typeof ratioOf>[0]): string {
  return percent.format(ratioOf(counted)).replace('%', ' %');
}

const says = {
  waiting: 'too few pages to judge',
  fine: 'fine',
  bad: 'fails',
  stuck: 'fails, and there is no last known good build to go back to',
  widespread: 'fails together with other remotes: look at the edge and the backend, a rollback would mend nothing',
} as const;

export function describeJudgement(judgement: Judgement): string {
  const { part, build, isCanary, verdict } = judgement;
  return `${part} ${build}${isCanary ? ' (canary)' : ''} ${says[verdict]}: ${describeNumbers(judgement)}`;
}
