import type { BuildContract } from '@ponte/contract/build';
import { languages } from '@ponte/contract/language';
import { refuse, type Refusal } from './refusal';

type Route = BuildContract['routes'][number];

/** The routes that a remote's build claims although they are another part's, in its own list or in the shell's. */
export function planRoutes(remote: BuildContract, shell: BuildContract): Refusal[] {
  return remote.routes.flatMap((route) => {
    const owner = route.part === remote.part ? findOwner(route, remote, shell) : route.part;
    if (!owner) return [];
    return [
      refuse('route', remote, `claims the route ${route.id} (${pathsOf(route).join(', ')}), which is ${owner}'s`),
    ];
  });
}

function findOwner(route: Route, remote: BuildContract, shell: BuildContract): string | undefined {
  const paths = pathsOf(route);
  return shell.routes.find(
    (other) =>
      other.part !== remote.part && (other.id === route.id || pathsOf(other).some((path) => paths.includes(path))),
  )?.part;
}

function pathsOf({ path }: Route): string[] {
  return typeof path === 'string' ? [path] : [...new Set(languages.map((language) => path[language]))];
}
