import type { BuildContract } from '@ponte/contract/build';
import { listRemotes, type PartName, type PerRemote } from '@ponte/contract/parts';
import { planAbsent } from './absent';
import { planCompatibility } from './compatibility';
import type { Refusal } from './refusal';
import { planRoutes } from './routes';
import { planTexts } from './texts';

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
 * Everything that speaks against making `changed` live, among which are remotes that leave the site. A new shell is held
 * against every remote; what did not change passed when it came.
 */
export function planGate({ shell, remotes }: Candidates, changed: readonly PartName[]): Refusal[] {
  const shellChanged = changed.includes('shell');
  const left = changed.some((part) => part !== 'shell' && !(part in remotes));
  const affected = listRemotes(remotes).filter(([name]) => shellChanged || changed.includes(name));
  return [
    ...(shellChanged || left ? planAbsent(shell, remotes) : []),
    ...(shellChanged ? planTexts(shell) : []),
    ...affected.flatMap(([name, remote]) => planRemote(remote, shell, changed.includes(name))),
  ];
}

function planRemote(remote: BuildContract, shell: BuildContract, isChanged: boolean): Refusal[] {
  return [...planCompatibility(remote, shell), ...planRoutes(remote, shell), ...(isChanged ? planTexts(remote) : [])];
}
