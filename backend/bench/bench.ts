/** `npm run bench -w backend`: measures the service on loopback over a PostgreSQL of its own, and writes results.json. */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import bcrypt from '@node-rs/bcrypt';
import { createPostgresServer } from '../testing/postgres-server';
import { startServer } from '../testing/running-server';
import { addPeople, admin, measureFlood, measureListRate, measureLoginTimes, signIn } from './measure';

const people = 199;
const loginPairs = 40;
const unlimited = { LOGIN_FAILURES_PER_ACCOUNT: '1000000', LOGIN_FAILURES_PER_ADDRESS: '1000000' };
const results = new URL('./results.json', import.meta.url);

const postgres = await createPostgresServer();
const env = { DATABASE_URL: postgres.url, ADMIN_PASSWORD: admin.senha, JWT_SECRET: 's'.repeat(40), LOG_LEVEL: 'warn' };
const product = await startServer({ ...env, ...unlimited });
const bare = await startServer(env, { file: 'bench/bare-list.ts' });
try {
  const known = await addPeople(postgres.url, people, await bcrypt.hash('the right one', 10));
  const headers = await signIn(product.url);
  const measured = {
    at: new Date().toISOString(),
    machine: { cores: availableParallelism(), model: cpus()[0]?.model, loadBefore: loadavg()[0] },
    flood: await measureFlood(product.url, headers),
    list: { people: people + 1, ...(await measureListRate(product.url, bare.url, headers)) },
    login: await measureLoginTimes(product.url, known.slice(0, loginPairs)),
  };
  await writeFile(results, `${JSON.stringify(measured, null, 2)}\n`);
  const { flood, list, login } = measured;
  process.stdout.write(
    `list under a flood of logins: ${flood.listP99Ratio} times the calm p99\n` +
      `lists a second: ${list.ratio} times those of a bare handler\n` +
      `wrong login: ${login.knownMs} ms with an account, ${login.unknownMs} ms without\n` +
      `written to bench/results.json\n`,
  );
} finally {
  await Promise.all([product.stop(), bare.stop('SIGKILL')]);
  await postgres.remove();
}
