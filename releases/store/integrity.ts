import { createHash } from 'node:crypto';

/** The SHA-384 of a file, as `integrity` attributes and `contract.json` write it. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
