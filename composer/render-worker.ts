/**
 * Draws the pages of one language in a process of its own: what hangs, crashes or leaks in a part's code ends here and
 * not in the command.
 */
import type { RemoteName } from '@ponte/contract/parts';
import { getRemote } from './get-remote';
import { loadBundle } from './load-bundle';
import type { RenderAnswer, RenderJob } from './render-job';
import type { ShellBundle } from './rendered-page';

process.once('message', (job: RenderJob) => void run(job).then((loaded) => answer({ kind: 'done', loaded }), fail));
// What a page leaves behind and throws later is as much its fault as what it throws at once.
process.on('uncaughtException', (error) => void fail(error));
process.on('disconnect', () => process.exit());

async function run(job: RenderJob): Promise<RemoteName[]> {
  const shell = loadBundle(`${job.shell}/node/shell.cjs`, {}) as ShellBundle;
  await answer({ kind: 'slots', slots: shell.slots });
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
    await answer({ kind: 'page', file, page });
  }
  return [...loaded];
}

function fail(error: unknown): Promise<void> {
  return answer({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}

/** Resolves once it is on its way: a page that ends the process must not take the answers before it along. */
function answer(message: RenderAnswer): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}
