import type { BuildContract } from '@ponte/contract/build';
import { languages } from '@ponte/contract/language';
import { listRemotes, type PartName, type PerRemote } from '@ponte/contract/parts';
import { checkRemote, checkRoutes } from './check-remote';
import { createViolation, type Violation } from './violation';

/** The contracts of the builds that would be live together. */
export interface Candidates {
  readonly shell: BuildContract;
  readonly remotes: PerRemote<BuildContract>;
}

/** The same with another build of one part. */
export function replaceCandidate({ shell, remotes }: Candidates, contract: BuildContract): Candidates {
  return contract.part === 'shell'
    ? { shell: contract, remotes }
    : { shell, remotes: { ...remotes, [contract.part]: contract } };
}

/**
 * Every reason why `changed`, which includes remotes that leave the site, must not go live. A new shell is checked
 * against every remote. Unchanged builds are not checked again.
 */
export function findViolations({ shell, remotes }: Candidates, changed: readonly PartName[]): Violation[] {
  const shellChanged = changed.includes('shell');
  const left = changed.some((part) => part !== 'shell' && !(part in remotes));
  const affected = listRemotes(remotes).filter(([name]) => shellChanged || changed.includes(name));
  return [
    ...(shellChanged || left ? checkAbsent(shell, remotes) : []),
    ...(shellChanged ? checkTexts(shell) : []),
    ...affected.flatMap(([name, remote]) => [
      ...checkRemote(remote, shell),
      ...checkRoutes(remote, shell),
      ...(changed.includes(name) ? checkTexts(remote) : []),
    ]),
  ];
}

/** The remotes that a shell has routes of and the site lacks: their pages would be empty. */
export function checkAbsent(shell: BuildContract, remotes: PerRemote<unknown>): Violation[] {
  const absent = new Set(shell.routes.map(({ part }) => part).filter((part) => !(part in remotes)));
  return [...absent].map((part) => {
    const routes = shell.routes.filter((route) => route.part === part).map(({ id }) => id);
    const what = `has routes of ${part} (${routes.join(', ')}), which is not part of the site`;
    return {
      ...createViolation('absent', shell, what),
      absent: part,
      hint: `promote ${part} first, or both at once: ponte promote ${part} shell --why "…"`,
    };
  });
}

/** The text keys that a build has in one language and lacks in another. */
function checkTexts(contract: BuildContract): Violation[] {
  const all = new Set(languages.flatMap((language) => contract.texts[language]));
  return languages.flatMap((language) => {
    const present = new Set(contract.texts[language]);
    const missing = [...all].filter((key) => !present.has(key));
    if (missing.length === 0) return [];
    return [createViolation('texts', contract, `lacks in ${language}: ${missing.join(', ')}`)];
  });
}
