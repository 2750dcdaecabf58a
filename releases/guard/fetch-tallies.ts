import { talliesSchema, type Tallies } from 'shared-config/contract/tallies';

type FetchedTallies =
  { readonly ok: true; readonly tallies: Tallies } | { readonly ok: false; readonly reason: string };

/** What the beacons say since a moment; `url` is that of the backend's internal port. Never throws. */
export async function fetchTallies(url: string, since: Date, timeoutMs = 5000): Promise<FetchedTallies> {
  try {
    const address = new URL(url);
    address.searchParams.set('since', since.toISOString());
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) return { ok: false, reason: `${url} answers ${answer.status}` };
    const parsed = talliesSchema.safeParse(await answer.json());
    return parsed.success ? { ok: true, tallies: parsed.data } : { ok: false, reason: `${url} answers something else` };
  } catch (error) {
    return { ok: false, reason: `${url} ${describe(error as Error)}` };
  }
}

function describe({ name, message, cause }: Error): string {
  if (name === 'TimeoutError') return 'does not answer in time';
  if (name === 'SyntaxError') return 'answers something else';
  const { code } = (cause ?? {}) as { code?: string };
  return code === 'ECONNREFUSED' ? 'is not there' : `cannot be asked: ${code ?? message}`;
}
