import { isIPv6 } from 'node:net';
import { createHash } from 'node:crypto';
import type { Database } from '../database/database';

/** What counts as one caller: an IPv4 address, or the /64 of an IPv6 address, the smallest network that is assigned. */
export function groupAddress(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':');
  const missing = address.includes('::') ? 8 - groups.length - tail.split(':').length : 0;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail.split(':')].slice(0, 4).join(':');
}

const knownForMs = 30 * 86_400_000;
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Typed e-mails are stored as hashes: people also type passwords there. */
export const accountKey = (email: string) => `account:${hash(email)}`;

/** Hashed with the e-mail, so that the rows of two accounts do not show that they share an address. */
export const knownAddressKey = (email: string, address: string) => `known:${hash(`${email} ${groupAddress(address)}`)}`;

/** An address is known for 30 days after its last login. */
export const knownSince = (now: Date) => new Date(now.getTime() - knownForMs);

/** One lookup by the primary key, whether the account exists or not. */
export async function isKnownAddress(db: Database, email: string, address: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('known_addresses')
    .where('account', '=', accountKey(email))
    .where('address', '=', knownAddressKey(email, address))
    .where('last_login_at', '>', knownSince(now))
    .select('last_login_at')
    .executeTakeFirst();
  return row !== undefined;
}

export async function rememberAddress(db: Database, email: string, address: string, now: Date): Promise<void> {
  await db
    .insertInto('known_addresses')
    .values({ account: accountKey(email), address: knownAddressKey(email, address), last_login_at: now })
    .onConflict((conflict) => conflict.columns(['account', 'address']).doUpdateSet({ last_login_at: now }))
    .execute();
}

/** Forgets every known address of an account but `kept`: addresses known by the old password are no longer trusted. */
export async function forgetAddresses(db: Database, email: string, kept?: string): Promise<void> {
  const addresses = db.deleteFrom('known_addresses').where('account', '=', accountKey(email));
  const others = kept === undefined ? addresses : addresses.where('address', '!=', knownAddressKey(email, kept));
  await others.execute();
}
