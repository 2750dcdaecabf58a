import { partNames } from 'shared-config/contract/parts';
import type { Release } from 'shared-config/contract/release';
import { buildOf, type History } from '../change/history';
import { formatCanary } from './canary-share';

/** What a release did to which part, in a few words. */
export function describeSubject(release: Release, history: History): string {
  const previous = history.find(({ serial }) => serial === release.previous);
  const { subject, canary } = release;
  const parts = partNames.filter((part) => subject.includes(part));
  return parts
    .map((part) => {
      if (canary?.part === part) return formatCanary(canary);
      const ended = previous?.canary?.part === part ? previous.canary.build : undefined;
      const build = buildOf(release, part);
      if (!ended || !previous) return `${part} ${build}`;
      const taken = build === buildOf(previous, part);
      return taken ? `${part} ${build}, without the canary ${ended}` : `${part} ${build}, for everybody`;
    })
    .join(', ');
}
