import { readHistory } from '../change/history';
import type { Composer } from '../compose/composer';
import type { Store } from '../store/store';
import type { GuardLimits } from './decide-guard';
import { judge, type Judgement } from './judge';
import { listSuspects } from './list-suspects';
import { rollBack, type RolledBack } from './roll-back';

export interface GuardOptions {
  readonly store: Store;
  readonly getComposer: () => Promise<Composer>;
  readonly url: string;
  readonly limits: GuardLimits;
  readonly dryRun: boolean;
  readonly report: (line: string) => void;
}

export interface Found extends Judgement {
  readonly rollback?: RolledBack;
}

export type Round =
  { readonly ok: true; readonly found: readonly Found[] } | { readonly ok: false; readonly reason: string };

/** Looks at every new build once, and rolls back the one that fails. */
export async function makeRound(options: GuardOptions): Promise<Round> {
  const { store, url, limits } = options;
  const judged = await judge(url, listSuspects(await readHistory(store), new Date()), limits);
  if (!judged.ok) return judged;
  const found: Found[] = [];
  for (const judgement of judged.judgements) {
    if (judgement.verdict !== 'bad') found.push(judgement);
    else found.push({ ...judgement, rollback: await rollBack(store, await options.getComposer(), judgement, options) });
  }
  return { ok: true, found };
}

/** Whether a build that fails stays live. */
export function isUnmended({ verdict, rollback }: Found): boolean {
  if (verdict === 'stuck' || verdict === 'widespread') return true;
  return rollback?.outcome === 'refused' || rollback?.outcome === 'planned';
}
