/**
 * `npm start`: the whole product on this machine. Builds what changed, publishes and promotes it, starts the backend and
 * serves everything behind the Node edge on one port.
 */
import { join } from 'node:path';
import { prepareRollbacks } from '../change/prepare-rollbacks';
import { compose, compositionIdOf } from '../compose/compose';
import { createEdge } from '../edge/create-edge';
import { policyOptions, readEdgeSettings } from '../edge/settings';
import { createDiskStore } from '../store/disk-store';
import { ReleaseError } from '../store/release-error';
import { startBackend } from './backend-process';
import { releaseParts } from './release-parts';
import { readLocalSettings } from './settings';

const composer = { compose, compositionIdOf };
const say = (line: string) => console.log(line);

try {
  await run();
} catch (error) {
  const mend = error instanceof ReleaseError ? ` (${error.mend})` : '';
  console.error(`npm start: ${error instanceof Error ? error.message : String(error)}${mend}`);
  process.exit(1);
}

async function run(): Promise<void> {
  const settings = readLocalSettings(process.env);
  process.env.SITE_URL ??= `http://localhost:${settings.port}`;
  const store = createDiskStore(join(settings.dataDir, 'releases'));

  await releaseParts({ store, composer, why: 'npm start', by: settings.by, say });

  const backend = await startBackend({ dataDir: settings.dataDir, say });
  const edge = await createEdge({
    store: store.location,
    backend: `http://127.0.0.1:${backend.port}`,
    ...policyOptions(readEdgeSettings(process.env)),
  });
  await edge.listen({ port: settings.port, host: settings.host });

  say(`\n  Ponte is at http://localhost:${settings.port}`);
  say(`  Log in at   http://localhost:${settings.port}/login as ${backend.login}`);
  say(`  Tallies at  ${backend.talliesUrl}\n`);
  stopOnSignal(async () => {
    await edge.close();
    await backend.stop();
  });
  // The site is up; what is not prepared now is composed when somebody rolls back.
  await prepareRollbacks(store, composer, say).catch((error: unknown) =>
    say(`rollbacks are not prepared: ${String(error)}`),
  );
}

function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}
