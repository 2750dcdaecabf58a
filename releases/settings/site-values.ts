import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { SiteValues } from '@ponte/contract/release';
import { siteSettingKeys } from '@ponte/contract/site-settings';
import { completePageValues, type ConfiguredValues } from 'composer/settings';
import { ReleaseError } from '@ponte/contract/release-error';
import { defaultTalliesUrl } from '../guard/fetch-tallies';

/** Settings of a site that no page shows. */
const operationSchema = z.object({
  TALLIES_URL: z._default(z.url({ protocol: /^https?$/, error: 'must be a web address' }), defaultTalliesUrl),
  // Random by default, so that no two sites share one by accident.
  SITE_ID: z._default(
    z.string().check(z.regex(/^[\w.-]{1,64}$/, 'must be letters, digits, ".", "_" or "-"')),
    newSiteId,
  ),
});

function newSiteId(): string {
  return randomBytes(8).toString('hex');
}

/** The site settings in an environment. */
export function pickGiven(environment: ConfiguredValues): SiteValues {
  return Object.fromEntries(
    siteSettingKeys.flatMap((key) => {
      const value = environment[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** Every setting with its value. @throws ReleaseError `usage` that names the key whose value is wrong. */
export function completeValues(given: ConfiguredValues): SiteValues {
  const parsed = operationSchema.safeParse(given);
  const [issue] = parsed.error?.issues ?? [];
  if (issue) throw wrong(`${issue.path.join('.')} ${issue.message}`);
  try {
    return { ...completePageValues(given), ...parsed.data };
  } catch (cause) {
    throw wrong((cause as Error).message, cause);
  }
}

function wrong(message: string, cause?: unknown): ReleaseError {
  return new ReleaseError('usage', message, 'correct the value; ponte settings shows those of the site', { cause });
}

/** The keys whose values differ; only keys that both have. */
export function listDiffering(some: SiteValues, others: SiteValues): string[] {
  return siteSettingKeys.filter((key) => key in some && key in others && some[key] !== others[key]);
}

/** `BRAND=Ponte`, quoted for a shell if necessary. */
export function formatValue(key: string, value: string): string {
  return /^[\w.:/@-]+$/.test(value) ? `${key}=${value}` : `${key}='${value.replaceAll("'", "'\\''")}'`;
}
