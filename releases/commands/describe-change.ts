import type { Canary, Release } from '@ponte/contract/release';
import type { Change } from '../change/change-live';
import { findBuild, findStart, type History } from '../change/history';
import type { Outcome } from './command';
import type { Color } from './terminal';
import { describeSeed } from './describe-settings';
import { formatTime } from './print';

const verbs = { changed: 'is', unchanged: 'is already', planned: 'would be' } as const;

/** The outcome of a promote or rollback. */
export function describeChange(change: Change, color: Color, next: string[] = []): Outcome {
  const { outcome, plan, release } = change;
  const { violations } = plan;
  const { canary } = release;
  return {
    result: { outcome, release, refusals: violations },
    lines: [
      ...describeParts(change, color),
      ...describeSeed(change),
      ...(canary && !plan.subject.includes(canary.part) ? [`the canary goes on: ${formatCanary(canary)}`] : []),
      ...violations.map(({ message }) => `${color('yellow', 'forced')}: ${message}`),
      outcome === 'planned' ? 'nothing was changed' : `release ${release.serial}, composition ${release.composition}`,
      ...(outcome === 'changed' ? next.map((line) => color('dim', line)) : []),
    ],
  };
}

function describeParts({ outcome, plan, release }: Change, color: Color): string[] {
  const { canaryOnly, canary, ended, subject } = plan;
  const is = color('green', verbs[outcome]);
  const left = subject.filter((part) => findBuild(release, part) === undefined);
  const live = subject
    .filter((part) => !left.includes(part))
    .map((part) => `${part} ${color('bold', findBuild(release, part) ?? '')}`);
  if (!canaryOnly) {
    const isOver = ended && findBuild(release, ended.part) !== ended.build;
    return [
      ...live.map((one) => `${one} ${is} live`),
      ...left.map((part) => `${part} ${is} out of the site`),
      ...(isOver ? [`the canary ${ended.part} ${ended.build} ${is} over`] : []),
    ];
  }
  if (canary) return [`${formatCanary(canary)} ${is} live; the others get ${live.join()}`];
  return [`the canary ${ended?.part} ${ended?.build} ${is} taken away; everybody gets ${live.join()}`];
}

export interface RunningCanary extends Canary {
  /** The release that gave this build to the first visitors. */
  readonly since: Pick<Release, 'serial' | 'at' | 'by' | 'why'>;
}

export function findRunningCanary(history: History): RunningCanary | undefined {
  const canary = history[0]?.canary;
  if (!canary) return undefined;
  const isSame = (other: Release['canary']) => other?.part === canary.part && other.build === canary.build;
  const { serial, at, by, why } = findStart(history, (release) => isSame(release.canary));
  return { ...canary, since: { serial, at, by, why } };
}

export function describeCanary({ since, ...canary }: RunningCanary): string {
  const start = `since release ${since.serial} by ${since.by}, ${formatTime(since.at)}: ${since.why}`;
  return `canary: ${formatCanary(canary)}, ${start}`;
}

/** `remote-chat 1.0.0-0123456789ab for 10 of 100 visitors` */
export function formatCanary({ part, build, share }: Pick<Canary, 'part' | 'build' | 'share'>): string {
  return `${part} ${build} for ${share} of 100 visitors`;
}
