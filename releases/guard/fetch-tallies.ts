import { talliesSchema, type Tallies } from '@ponte/contract/tallies';

type FetchedTallies =
  { readonly ok: true; readonly tallies: Tallies } | { readonly ok: false; readonly reason: string };

export interface TalliesSource {
  /** Of the backend's internal port. */
  readonly url: string;
  /** The site whose numbers are wanted; any, for a store that has no id of its site. */
  readonly site: string | undefined;
}

/** What the beacons say since a moment, of one site only. Never throws. */
export async function fetchTallies(
  { url, site }: TalliesSource,
  since: Date,
  timeoutMs = 5000,
): Promise<FetchedTallies> {
  try {
    const address = new URL(url);
    address.searchParams.set('since', since.toISOString());
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) return { ok: false, reason: `${url} answers ${answer.status}` };
    const parsed = talliesSchema.safeParse(await answer.json());
    if (!parsed.success) return { ok: false, reason: `${url} answers something else` };
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
  if (name === 'TimeoutError') return 'does not answer in time';
  if (name === 'SyntaxError') return 'answers something else';
  const { code } = (cause ?? {}) as { code?: string };
  return code === 'ECONNREFUSED' ? 'is not there' : `cannot be asked: ${code ?? message}`;
}
