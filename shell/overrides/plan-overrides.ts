import { loopbackHosts } from 'shared-config/contract/loopback';
import { remoteNames, type RemoteName } from 'shared-config/contract/parts';

/** The origin that each overridden remote comes from. */
export type Chosen = ReadonlyMap<RemoteName, string>;

/** What was asked for in vain: no such part, no address, or an address of another machine. */
export interface Refusal {
  readonly asked: string;
  readonly reason: 'part' | 'address' | 'host';
}

/**
 * What `?ponte=` asks for, each `part@address`, on top of what was chosen before. Without an address the part goes back to
 * the site's own build; an empty value takes all of them back.
 */
export function planOverrides(values: readonly string[], before: Chosen = new Map()) {
  const chosen = new Map(before);
  const refused: Refusal[] = [];
  for (const asked of values) {
    const [name = '', address] = split(asked);
    const part = remoteNames.find((one) => one === name);
    if (asked === '') chosen.clear();
    else if (!part || address === undefined) refused.push({ asked, reason: 'part' });
    else if (address === '') chosen.delete(part);
    else {
      const origin = originOf(address);
      if (isReason(origin)) refused.push({ asked, reason: origin });
      else chosen.set(part, origin);
    }
  }
  return { chosen, refused };
}

function split(asked: string): [string, string | undefined] {
  const at = asked.indexOf('@');
  return at < 0 ? [asked, undefined] : [asked.slice(0, at), asked.slice(at + 1)];
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
