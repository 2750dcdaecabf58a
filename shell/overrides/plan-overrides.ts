import type { Beacon } from '@ponte/contract/beacon';
import { loopbackHosts } from '@ponte/contract/loopback';
import { remoteNames, type RemoteName } from '@ponte/contract/parts';

/** The origin that each overridden remote is loaded from. */
export type Overrides = ReadonlyMap<RemoteName, string>;

/** A rejected request: unknown part, no valid address, or an address of another machine. */
export interface Rejection {
  readonly requested: string;
  readonly reason: 'part' | 'address' | 'host';
}

/** What the badge shows; a failure is the phase in which the local build failed. */
export interface OverrideState {
  readonly overrides: Overrides;
  readonly rejected: readonly Rejection[];
  readonly failures: ReadonlyMap<RemoteName, Beacon['phase']>;
}

/**
 * Applies the values of `?ponte=`, each `part@address`, to the previous overrides. Without an address the part returns to
 * the site's own build; an empty value removes all overrides.
 */
export function planOverrides(values: readonly string[], previous: Overrides = new Map()) {
  const overrides = new Map(previous);
  const rejected: Rejection[] = [];
  for (const requested of values) {
    const [name = '', address] = split(requested);
    const part = remoteNames.find((one) => one === name);
    if (requested === '') overrides.clear();
    else if (!part || address === undefined) rejected.push({ requested, reason: 'part' });
    else if (address === '') overrides.delete(part);
    else {
      const origin = originOf(address);
      if (isReason(origin)) rejected.push({ requested, reason: origin });
      else overrides.set(part, origin);
    }
  }
  return { overrides, rejected };
}

function split(requested: string): [string, string | undefined] {
  const at = requested.indexOf('@');
  return at < 0 ? [requested, undefined] : [requested.slice(0, at), requested.slice(at + 1)];
}

function originOf(address: string): string {
  if (!URL.canParse(address)) return 'address';
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) return 'address';
  // A content security policy cannot name [::1]; `localhost` resolves to it as well.
  if (url.hostname === '[::1]') url.hostname = 'localhost';
  return loopbackHosts.includes(url.hostname) ? url.origin : 'host';
}

function isReason(origin: string): origin is 'address' | 'host' {
  return origin === 'address' || origin === 'host';
}
