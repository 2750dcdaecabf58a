import type { PerRemote, RemoteName } from '@ponte/contract/parts';
import { ReleaseError } from '@ponte/contract/release-error';

/** What a page or a slot needs of a remote. @throws ReleaseError `refused` when the remote is not part of the site. */
export function getRemote<Value>(remotes: PerRemote<Value>, name: RemoteName): Value {
  const value = remotes[name];
  if (value !== undefined) return value;
  const hint = `promote it first, or together with the shell: ponte promote ${name} shell --why "…"`;
  throw new ReleaseError('refused', `${name} is needed and is not part of the site`, hint);
}
