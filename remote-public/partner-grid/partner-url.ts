import type { PartnerId } from '../media/partners';

/** The domain under which every partner's site has a subdomain of its own; a reserved one until the owner names theirs. */
const domain = 'partners.example';

export function partnerUrl(id: PartnerId): string {
  return `https://${id.replaceAll('_', '-')}.${domain}`;
}
