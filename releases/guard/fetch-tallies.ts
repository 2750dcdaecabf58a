import { talliesSchema, type Tallies } from '@ponte/contract/tallies';

/** Where the backend that `npm start` runs serves its tallies. */
export const defaultTalliesUrl = 'http://127.0.0.1:9464/tallies';

export function readTalliesUrl(env: { readonly TALLIES_URL?: string }): string {
  return env.TALLIES_URL || defaultTalliesUrl;
}

type FetchedTallies =
  | { readonly ok: true; readonly tallies: Tallies }
  | { readonly ok: false; readonly reason: string };

export interface TalliesSource {
  /** On the backend's internal port. */
  readonly url: string;
  /** The site whose tallies are expected; undefined accepts those of any site. */
  readonly site: string | undefined;
}

/** A busy machine answers late, and the guard has nothing else to do meanwhile. */
const patienceMs = 30_000;

/** The tallies of the beacons since a moment, of one site only. Never throws. */
export async function fetchTallies(
  { url, site }: TalliesSource,
  since: Date,
  timeoutMs = patienceMs,
): Promise<FetchedTallies> {
  try {
    const address = new URL(url);
    address.searchParams.set('since', since.toISOString());
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return { ok: false, reason: `${url} responds with ${response.status}` };
    const parsed = talliesSchema.safeParse(await response.json());
    if (!parsed.success) return { ok: false, reason: `${url} sends an invalid response` };
    if (site === undefined || parsed.data.site === site) return { ok: true, tallies: parsed.data };
    return { ok: false, reason: `${url} ${describeSite(parsed.data.site)}, and this site is ${site}` };
  } catch (error) {
    return { ok: false, reason: `${url} ${describe(error as Error)}` };
  }
}

function describeSite(site: Tallies['site']): string {
  return site ? `has the numbers of another site, ${site}` : 'does not say which site its numbers are of';
}

function describe({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'does not respond in time';
  if (name === 'SyntaxError') return 'sends an invalid response';
  const { code } = (cause ?? {}) as { code?: string };
  return code === 'ECONNREFUSED' ? 'refuses connections' : `cannot be reached: ${code ?? message}`;
}
