import type { AddressInfo } from 'node:net';
import { createApp } from './app';
import { createFindSite, createTalliesHandler } from './beacons/tallies';
import { getJwtSecret, readConfig } from './config/config';
import { openDatabase } from './database/database';
import { migrate } from './database/migrate';
import { repeatUntilAvailable } from './database/errors';
import { describeLogin, fillFirstStart } from './first-start/first-start';
import { sweep } from './health/health';
import { createMetricsHandler, serveInternal } from './http/internal-port';
import { mailFolderOf } from './nhost/mount-nhost';
import { describeDelivery } from 'nhost/mail/mail';

const sweepEveryMs = 600_000;
const shutdownTimeoutMs = 10_000;
const responseTimeoutMs = 5_000;

/** Prints why the service does not start, in one line without a stack. */
function failStart(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const config = await Promise.resolve(process.env).then(readConfig).catch(failStart);
const jwtSecret = await getJwtSecret(config).catch(failStart);
const { db, close, isInPlace } = await openDatabase(config).catch(failStart);
let prepared = false;
const app = await createApp({ config, db, jwtSecret, storage: { isPrepared: () => prepared, isInPlace } });
const { log } = app.http;
const stopping = new AbortController();

async function stop(reason: string): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  log.info({ reason }, 'stopping');
  setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
  // Keep-alive connections end once idle; a slow one must not delay the shutdown.
  const { server } = app.http;
  setInterval(() => server.closeIdleConnections(), 50);
  setTimeout(() => server.closeAllConnections(), responseTimeoutMs);
  await app.http.close();
  // If the data folder was deleted meanwhile, there is nothing to close.
  await close().catch((err: unknown) => log.warn({ err }, 'the database did not close'));
  process.exit(0);
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
// The parent died without a signal. A server that continues would hold the port and the data folder.
process.on('disconnect', () => void stop('the parent process is gone'));

await app.http.listen({ host: config.HOST, port: config.PORT }).catch(failStart);
const { port } = app.http.server.address() as AddressInfo;
let internalPort: number | undefined;
if (config.METRICS_PORT !== undefined) {
  const tallies = createTalliesHandler(db, createFindSite(config));
  const handlers = { '/metrics': createMetricsHandler(app.metrics), '/tallies': tallies };
  internalPort = (await serveInternal(handlers, config.METRICS_HOST, config.METRICS_PORT).catch(failStart)).port;
  log.info({ port: internalPort }, 'internal port');
}

const prepare = async () => {
  await migrate(db);
  return fillFirstStart(db, config, app.passwords);
};
const admin = await repeatUntilAvailable(prepare, log, stopping.signal).catch(failStart);
prepared = true;
if (admin) process.stdout.write(describeLogin(admin));
const authPort = await app.authServer.listen().catch(failStart);
if (authPort !== undefined) log.info({ port: authPort }, 'port of the auth service');
log.info({ host: config.HOST, port }, `ready on http://${config.HOST}:${port}`);
process.send?.({ type: 'ready', port, internalPort, mail: describeDelivery(config.nhost, mailFolderOf(config)) });

const sweepAll = async (now: Date) => {
  await sweep(db, config, now);
  await app.nhost.sweepStorage(now);
};
const sweeping = () => sweepAll(new Date()).catch((err: unknown) => log.warn({ err }, 'sweep failed'));
setInterval(() => void sweeping(), sweepEveryMs).unref();
