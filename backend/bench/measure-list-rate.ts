import autocannon from 'autocannon';
import { median, round } from './percentiles';

const rounds = 7;

async function countPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const run = await autocannon({ url: `${url}/api/usuarios`, headers, connections: 20, duration: 1 });
  if (run.non2xx + run.errors > 0) throw new Error(`${run.non2xx} other statuses, ${run.errors} errors`);
  return run.requests.total / run.duration;
}

/** Lists a second from the service, and from a bare handler with the same query. */
export async function measureListRate(url: string, bareUrl: string, headers: Record<string, string>) {
  const read = async (from: string) => (await fetch(`${from}/api/usuarios`, { headers })).text();
  if ((await read(url)) !== (await read(bareUrl))) throw new Error('The two lists differ');
  for (const warmUp of [url, bareUrl]) await countPerSecond(warmUp, headers);
  const measured: { product: number; bare: number }[] = [];
  for (let count = 0; count < rounds; count += 1) {
    const product = round(await countPerSecond(url, headers));
    measured.push({ product, bare: round(await countPerSecond(bareUrl, headers)) });
  }
  return { ratio: round(median(measured.map(({ product, bare }) => product / bare))), rounds: measured };
}
