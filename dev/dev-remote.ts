/**
 * `npm run dev` in a remote's folder: this remote from its sources, inside a composed site whose other parts are builds.
 * `--site` names the site; the default is this checkout's own. A change replaces the remote in the open page.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames } from '@ponte/contract/parts';
import { readTable } from './dev-texts';
import { findSite, startSite } from './composed-site';
import { serveRemote } from './serve-remote';
import { readLocalSettings } from './settings';
import { watchRemote } from './watch-remote';

const defaultPort = '3003';
const say = (line: string) => console.log(line);

try {
  await run();
} catch (error) {
  console.error(`npm run dev: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { site: { type: 'string' }, port: { type: 'string', default: defaultPort } },
  });
  const folder = process.cwd();
  const part = remoteNames.find((name) => name === basename(folder));
  if (!part) throw new Error(`${basename(folder)} is none of the remotes: ${remoteNames.join(', ')}`);

  // Checked first, because a failure later would leave files behind.
  const running = values.site === undefined ? undefined : await findSite(values.site);
  const output = await mkdtemp(join(tmpdir(), `${part}-`));
  const server = await serveRemote({
    output,
    port: Number(values.port),
    readTexts: (language) => readTable(folder, language),
  });
  const publicPath = `${server.origin}/`;
  const stopWatching = await watchRemote({
    part,
    folder,
    output,
    publicPath,
    onStart: server.hold,
    onEnd: server.release,
    say,
  });
  const site = running ?? (await startSite(readLocalSettings(process.env).port));
  // Before the URL is printed: a caller may stop the process as soon as it reads it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      site.stop();
      server.close();
      void stopWatching()
        .then(() => rm(output, { recursive: true, force: true }))
        .then(() => process.exit(0));
    });
  }

  say(`\n  ${part} is at ${server.origin}, and in the composed site at`);
  say(`  ${site.url}/?ponte=${part}@${server.origin}\n`);
}
