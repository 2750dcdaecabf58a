import { median, round } from './percentiles';
import { login } from './people';

/** How long a wrong password takes, for e-mails that have an account and for e-mails that have none. */
export async function measureLoginTimes(url: string, known: readonly string[]) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const timeLogin = async (email: string) => {
    const from = performance.now();
    const status = await login(url, email, 'never right');
    if (status !== 401) throw new Error(`A wrong login answered ${status}`);
    return performance.now() - from;
  };
  await timeLogin('warm.up@ponte.example');
  for (const [index, email] of known.entries()) {
    const pair = [
      ['known', email],
      ['unknown', `unknown.${index}@ponte.example`],
    ] as const;
    // The order alternates, so that what runs second has no advantage.
    for (const [kind, address] of index % 2 ? pair : [...pair].reverse()) {
      times[kind].push(await timeLogin(address));
    }
  }
  const [knownMs, unknownMs] = [round(median(times.known)), round(median(times.unknown))];
  return { pairs: known.length, knownMs, unknownMs, ratio: round(knownMs / unknownMs) };
}
