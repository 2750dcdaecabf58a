import type { Release } from '@ponte/contract/release';
import { findBuild, type History } from '../change/history';
import { describeSettingsRelease } from './describe-settings';
import { formatCanary } from './canary-share';

/** What a release did to which part, in a few words. */
export function describeSubject(release: Release, history: History): string {
  const previous = history.find(({ serial }) => serial === release.previous);
  const { subject, canary } = release;
  if (subject.length === 0) return describeSettingsRelease(release, previous);
  return subject
    .map((part) => {
      if (canary?.part === part) return formatCanary(canary);
      const ended = previous?.canary?.part === part ? previous.canary.build : undefined;
      const build = findBuild(release, part);
      if (build === undefined) return `${part} out of the site`;
      if (!ended || !previous) return `${part} ${build}`;
      const taken = build === findBuild(previous, part);
      return taken ? `${part} ${build}, without the canary ${ended}` : `${part} ${build}, for everybody`;
    })
    .join(', ');
}
