import { satisfies } from 'semver';
import type { BuildContract } from '@ponte/contract/build';
import { acceptedContracts } from '@ponte/contract/parts';
import { refuse, type Refusal } from './refusal';

/** Why a remote's build cannot run in a shell's: nothing when it can. */
export function planCompatibility(remote: BuildContract, shell: BuildContract): Refusal[] {
  return [
    ...refuseContract(remote, shell),
    ...refuseExposes(remote, shell),
    ...refuseShared(remote, shell),
    ...refuseKit(remote, shell),
  ];
}

function refuseContract(remote: BuildContract, shell: BuildContract): Refusal[] {
  const accepted = acceptedContracts.filter((version) => version <= shell.contract);
  if (accepted.includes(remote.contract)) return [];
  const spelled = accepted.join(', ') || 'none that this command knows';
  return [refuse('contract', remote, `speaks contract ${remote.contract}; shell ${shell.build} accepts ${spelled}`)];
}

function refuseExposes(remote: BuildContract, shell: BuildContract): Refusal[] {
  const needed = new Map(shell.routes.filter(({ part }) => part === remote.part).map(({ module, id }) => [module, id]));
  return [...needed]
    .filter(([module]) => !(module in remote.exposes))
    .map(([module, route]) => refuse('expose', remote, `does not expose ${module}, which the route ${route} needs`));
}

function refuseShared(remote: BuildContract, shell: BuildContract): Refusal[] {
  return Object.entries(remote.shared.required).flatMap(([name, range]) => {
    const provided = shell.shared.provided[name];
    if (provided && satisfies(provided, range)) return [];
    return [refuse('shared', remote, `needs ${name} ${range}; shell ${shell.build} provides ${provided ?? 'none'}`)];
  });
}

function refuseKit(remote: BuildContract, shell: BuildContract): Refusal[] {
  const missing = remote.kit.filter((name) => !shell.kit.includes(name));
  if (missing.length === 0) return [];
  return [refuse('kit', remote, `imports ${missing.join(', ')} from the kit; shell ${shell.build} has no such name`)];
}
