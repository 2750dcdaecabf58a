import type { SiteSettings } from '@ponte/contract/site';
import { settings } from './render';

let clients = 0;
/** Settings with which the page gets a client that has no session yet: the client of a page is kept. */
export function withNewClient(): SiteSettings {
  clients += 1;
  return { ...settings, nhostUrl: `/v1${'/'.repeat(clients)}` };
}
