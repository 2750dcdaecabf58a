import type { SiteSettings } from '../../contract/site';
import type { Nhost } from './nhost';

/**
 * Loads Nhost's client, and starts it when it is first called. It is a chunk of its own, so that a page has none of it before.
 *
 * @throws Error of a chunk that does not load.
 */
export async function loadNhost({ nhostUrl }: Pick<SiteSettings, 'nhostUrl'>): Promise<Nhost> {
  const { getNhost } = await import('./nhost');
  return getNhost(nhostUrl);
}
