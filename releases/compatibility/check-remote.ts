import { satisfies } from 'semver';
import type { BuildContract } from '@ponte/contract/build';
import { languages } from '@ponte/contract/language';
import { acceptedContracts } from '@ponte/contract/parts';
import { createViolation, type Violation } from './violation';

/** Why a remote's build cannot run in a shell's build; empty when it can. */
export function checkRemote(remote: BuildContract, shell: BuildContract): Violation[] {
  return [
    ...checkContract(remote, shell),
    ...checkExposes(remote, shell),
    ...checkShared(remote, shell),
    ...checkKit(remote, shell),
  ];
}

function checkContract(remote: BuildContract, shell: BuildContract): Violation[] {
  const accepted = acceptedContracts[shell.contract] ?? [];
  if (accepted.includes(remote.contract)) return [];
  const listed = accepted.join(', ') || 'none that this command knows';
  return [
    createViolation('contract', remote, `speaks contract ${remote.contract}; shell ${shell.build} accepts ${listed}`),
  ];
}

function checkExposes(remote: BuildContract, shell: BuildContract): Violation[] {
  const needed = new Map(shell.routes.filter(({ part }) => part === remote.part).map(({ module, id }) => [module, id]));
  return [...needed]
    .filter(([module]) => !(module in remote.exposes))
    .map(([module, id]) => createViolation('expose', remote, `does not expose ${module}, which the route ${id} needs`));
}

function checkShared(remote: BuildContract, shell: BuildContract): Violation[] {
  return Object.entries(remote.shared.required).flatMap(([name, range]) => {
    const provided = shell.shared.provided[name];
    if (provided && satisfies(provided, range)) return [];
    const what = `needs ${name} ${range}; shell ${shell.build} provides ${provided ?? 'none'}`;
    return [createViolation('shared', remote, what)];
  });
}

function checkKit(remote: BuildContract, shell: BuildContract): Violation[] {
  const missing = remote.kit.filter((name) => !shell.kit.includes(name));
  if (missing.length === 0) return [];
  const what = `imports ${missing.join(', ')} from the kit; shell ${shell.build} has no such name`;
  return [createViolation('kit', remote, what)];
}

type Route = BuildContract['routes'][number];

/** The routes that a remote's build claims although another part owns them, by its own list or by the shell's. */
export function checkRoutes(remote: BuildContract, shell: BuildContract): Violation[] {
  return remote.routes.flatMap((route) => {
    const owner = route.part === remote.part ? findOwner(route, remote, shell) : route.part;
    if (!owner) return [];
    const what = `claims the route ${route.id} (${pathsOf(route).join(', ')}), which is ${owner}'s`;
    return [createViolation('route', remote, what)];
  });
}

function findOwner(route: Route, remote: BuildContract, shell: BuildContract): string | undefined {
  const paths = pathsOf(route);
  return shell.routes.find(
    (other) =>
      other.part !== remote.part && (other.id === route.id || pathsOf(other).some((path) => paths.includes(path))),
  )?.part;
}

function pathsOf({ path, localizedPaths = {} }: Route): string[] {
  const paths = typeof path === 'string' ? [path] : languages.map((language) => path[language]);
  return [...new Set([...paths, ...Object.values(localizedPaths)])];
}
