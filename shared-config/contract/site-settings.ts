import { socialNetworks } from './site';

/** The keys of a site's settings: what is part of a release besides its builds, and is kept in the store. */
export const siteSettingKeys: readonly string[] = [
  'SITE_URL',
  'BRAND',
  'CHAT_NUMBER',
  'CONTACT_EMAIL',
  'NHOST_URL',
  'API_URL',
  'TEXTS_URL',
  'ALLOW_OVERRIDES',
  ...socialNetworks.map((network) => `SOCIAL_${network.toUpperCase()}`),
  'TALLIES_URL',
  'SITE_ID',
];

export function isSettingKey(key: string): boolean {
  return siteSettingKeys.includes(key);
}
