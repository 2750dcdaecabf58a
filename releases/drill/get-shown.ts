import type { BuildContract } from '@ponte/contract/build';
import { ReleaseError } from '@ponte/contract/release-error';

/** A page that shows a remote without a login, and the module that it loads. */
export interface Shown {
  readonly path: string;
  readonly module: string;
  /** What a visitor presses to see it, as a selector; absent where it is shown at once. */
  readonly launcher?: string;
}

/** The first of the remote's own pages; what has none, as the assistant, stands in a slot of the home page. */
export function getShown(shell: BuildContract, remote: BuildContract): Shown {
  const open = shell.routes.filter(({ part, area }) => part === remote.part && area !== 'admin');
  for (const { path, module } of open) {
    if (typeof path === 'string' && !path.includes(':')) return { path, module };
  }
  const [module] = Object.keys(remote.exposes);
  if (module !== undefined) return { path: '/', module, launcher: '[data-assistant] button' };
  throw new ReleaseError('refused', `${remote.part} ${remote.build} shows nothing`, 'name another remote');
}
