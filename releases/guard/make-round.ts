import { readHistory } from '../change/history';
import type { SiteValues } from '@ponte/contract/release';
import type { Composer } from 'composer/composer';
import type { Store } from '../store/store';
import type { GuardLimits } from './decide-guard';
import { judge, type Judgement } from './judge';
import { listSuspects } from './list-suspects';
import { requireSameEnvironment } from '../settings/inherit-settings';
import { readTalliesUrl } from './tallies-url';
import { rollBack, type RolledBack } from './roll-back';

export interface GuardOptions {
  readonly store: Store;
  readonly getComposer: () => Promise<Composer>;
  /** Where to ask, in place of the site's own setting. */
  readonly tallies: string | undefined;
  readonly environment: SiteValues;
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
  const { store, limits, environment } = options;
  const history = await readHistory(store);
  const settings = history[0]?.settings;
  // What it may do in the end is refused at the first look.
  if (settings) requireSameEnvironment(settings, environment);
  const url = options.tallies ?? settings?.TALLIES_URL ?? readTalliesUrl(environment);
  const judged = await judge({ url, site: settings?.SITE_ID }, listSuspects(history, new Date()), limits);
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
