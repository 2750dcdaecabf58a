import type { Canary, Release } from '@ponte/contract/release';
import { findStart, type History } from '../change/history';
import { formatTime } from './terminal';

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
