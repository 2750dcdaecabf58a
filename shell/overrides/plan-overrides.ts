import type { Beacon } from '@ponte/contract/beacon';
import { loopbackHosts } from '@ponte/contract/loopback';
import { remoteNames, type RemoteName } from '@ponte/contract/parts';

/** The origin that each overridden remote comes from. */
export type Chosen = ReadonlyMap<RemoteName, string>;

/** A request that was rejected: no such part, no address, or an address of another machine. */
export interface Rejection {
  readonly requested: string;
  readonly reason: 'part' | 'address' | 'host';
}

/** What the badge shows; a failure is the phase in which the local build failed. */
export interface OverrideState {
  readonly chosen: Chosen;
  readonly refused: readonly Rejection[];
  readonly failures: ReadonlyMap<RemoteName, Beacon['phase']>;
}

/**
 * What `?ponte=` requests, each `part@address`, on top of what was chosen before. Without an address the part goes back to
 * the site's own build; an empty value takes all of them back.
 */
export function planOverrides(values: readonly string[], before: Chosen = new Map()) {
  const chosen = new Map(before);
  const refused: Rejection[] = [];
  for (const requested of values) {
    const [name = '', address] = split(requested);
    const part = remoteNames.find((one) => one === name);
    if (requested === '') chosen.clear();
    else if (!part || address === undefined) refused.push({ requested, reason: 'part' });
    else if (address === '') chosen.delete(part);
    else {
      const origin = originOf(address);
      if (isReason(origin)) refused.push({ requested, reason: origin });
      else chosen.set(part, origin);
    }
  }
  return { chosen, refused };
}

function split(requested: string): [string, string | undefined] {
  const at = requested.indexOf('@');
  return at < 0 ? [requested, undefined] : [requested.slice(0, at), requested.slice(at + 1)];
}

function originOf(address: string): string {
  if (!URL.canParse(address)) return 'address';
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) return 'address';
  // No content security policy can name [::1], and `localhost` leads there too.
  if (url.hostname === '[::1]') url.hostname = 'localhost';
  return loopbackHosts.includes(url.hostname) ? url.origin : 'host';
}

function isReason(origin: string): origin is 'address' | 'host' {
  return origin === 'address' || origin === 'host';
}
