import type { BuildContract } from '@ponte/contract/build';
import type { PerRemote } from '@ponte/contract/parts';
import { refuse, type Refusal } from './refusal';

/** The remotes that a shell has routes of and the site has not: their pages would be empty. */
export function planAbsent(shell: BuildContract, remotes: PerRemote<unknown>): Refusal[] {
  const absent = new Set(shell.routes.map(({ part }) => part).filter((part) => !(part in remotes)));
  return [...absent].map((part) => {
    const routes = shell.routes.filter((route) => route.part === part).map(({ id }) => id);
    return {
      ...refuse('absent', shell, `has routes of ${part} (${routes.join(', ')}), which is not part of the site`),
      absent: part,
      hint: `promote ${part} first, or both at once: ponte promote ${part} shell --why "…"`,
    };
  });
}
