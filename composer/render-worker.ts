/**
 * Renders the pages of one language in a separate process, so that code of a part that hangs, crashes or leaks ends this
 * process and not the command.
 */
import type { RemoteName } from '@ponte/contract/parts';
import { getRemote } from './lock';
import { loadBundle } from './load-bundle';
import type { RenderJob, RenderMessage, ShellBundle } from './render-protocol';

process.once('message', (job: RenderJob) => void run(job).then((loaded) => send({ kind: 'done', loaded }), fail));
// An error that a page's own timers or promises throw later fails the render as well.
process.on('uncaughtException', (error) => void fail(error));
process.on('disconnect', () => process.exit());

async function run(job: RenderJob): Promise<RemoteName[]> {
  const shell = loadBundle(`${job.shell}/node/shell.cjs`, {}) as ShellBundle;
  await send({ kind: 'slots', slots: shell.slots });
  shell.setTexts(job.language, job.texts);
  const loaded = new Set<RemoteName>();
  const load = (part: RemoteName, module: string) => {
    loaded.add(part);
    return { part, module, exports: loadBundle(`${getRemote(job.remotes, part)}/node/${module}.cjs`, shell.shared) };
  };
  for (const { path, file, state, route } of job.pages) {
    const own = route ? [[route.part, route.module] as const] : [];
    const modules = [...own, ...shell.slots].map(([part, module]) => load(part, module));
    const page = await shell.render({ path, page: state, settings: job.settings, modules });
    await send({ kind: 'page', file, page });
  }
  return [...loaded];
}

function fail(error: unknown): Promise<void> {
  return send({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}

/** Resolves once the message is sent: a page that ends the process must not lose the messages before it. */
function send(message: RenderMessage): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}
