import { socialNetworks } from './site';

/** The keys of a site's settings, which are part of a release and stored with it. */
export const siteSettingKeys: readonly string[] = [
  'SITE_URL',
  'BRAND',
  'CHAT_NUMBER',
  'CONTACT_EMAIL',
  'NHOST_URL',
  'API_URL',
  'TEXTS_URL',
  'ALLOW_OVERRIDES',
  'PRICES_FROM',
  ...socialNetworks.map((network) => `SOCIAL_${network.toUpperCase()}`),
  'TALLIES_URL',
  'SITE_ID',
];

export function isSettingKey(key: string): boolean {
  return siteSettingKeys.includes(key);
}
