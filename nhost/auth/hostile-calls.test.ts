import * as fc from 'fast-check';
import fastify from 'fastify';
import { createAuthTest } from '../testing/auth-test';
import { hostileCall, posts } from '../testing/hostile-calls';
import type { SessionJson } from './sessions/sessions';

const calls = Number(process.env.FUZZ_CALLS ?? 2000);
const batch = 250;
const timeoutMs = 60_000 + calls * 100;
const { test, post } = createAuthTest({ LOG_LEVEL: 'error' });

/** Sign-outs and deletions are among the calls, so each batch starts with new sessions. */
async function openSessions(): Promise<Record<string, string>> {
  const sessionOf = async (path: string, body?: object) =>
    ((await post(path, body)).body as { session: SessionJson }).session.accessToken;
  await test.db.deleteFrom('auth.users').where('email', 'like', '%@exemplo.com').execute();
  const user = await sessionOf('/signup/email-password', { email: 'ana@exemplo.com', password: 'Abc123' });
  return { user, anonymous: await sessionOf('/signin/anonymous'), forger: 'a.b.c' };
}

it('has hostile calls for every path that takes a body', async () => {
  const server = fastify();
  const paths = new Set<string>();
  server.addHook('onRoute', ({ method, url }) => {
    if ([method].flat().includes('POST')) paths.add(url);
  });
  await server.register(test.app.nhost.auth);
  await server.close();
  // A path with a parameter has no body of JSON.
  expect(Object.keys(posts).sort()).toEqual([...paths].filter((path) => !path.includes(':')).sort());
});

it(
  `survives ${calls} hostile calls without a failure of its own`,
  async () => {
    const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
    const faults: object[] = [];
    const reached = new Map<number, Set<string>>();
    for (let done = 0; done < calls; done += batch) {
      const tokens = await openSessions();
      for (const { call, who } of fc.sample(hostileCall, { numRuns: batch, seed: seed + done })) {
        const token = tokens[who];
        const { status, body } = await test.visitor.send({
          method: call.method,
          url: `/v1/auth${call.path}`,
          headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
          ...('payload' in call ? { payload: call.payload } : {}),
        });
        reached.set(status, (reached.get(status) ?? new Set()).add(call.path));
        const leaks = /node_modules|at .*\.ts:|kysely|select .* from/i.test(JSON.stringify(body));
        if (status >= 500 || leaks) faults.push({ seed: seed + done, call, who, status, body });
      }
    }
    expect({ seed, faults: faults.slice(0, 3) }).toEqual({ seed, faults: [] });
    expect([...reached.keys()]).toEqual(expect.arrayContaining([200, 302, 400, 401, 404, 409]));
    // The generator must reach the inside of the calls too, or the run above proves little.
    const succeeded = [...(reached.get(200) ?? [])].filter((path) => Object.hasOwn(posts, path));
    expect(succeeded.length).toBeGreaterThan(8);
  },
  timeoutMs,
);
