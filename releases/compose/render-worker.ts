/**
 * Draws the pages of one language in a process of its own: what hangs, crashes or leaks in a part's code ends here and
 * not in the command.
 */
import { loadBundle } from './load-bundle';
import type { RenderAnswer, RenderJob } from './render-job';
import type { ShellBundle } from './rendered-page';

process.once('message', (job: RenderJob) => {
  void run(job).finally(() => process.disconnect());
});

async function run(job: RenderJob): Promise<void> {
  let path = job.shell;
  try {
    const shell = loadBundle(`${job.shell}/node/shell.cjs`, {}) as ShellBundle;
    answer({ kind: 'slots', slots: shell.slots });
    shell.setTexts(job.language, job.texts);
    const load = (part: keyof RenderJob['remotes'], module: string) => ({
      part,
      module,
      exports: loadBundle(`${job.remotes[part]}/node/${module}.cjs`, shell.shared),
    });
    for (const page of job.pages) {
      path = page.path;
      const own = page.route ? [[page.route.part, page.route.module] as const] : [];
      const modules = [...own, ...shell.slots].map(([part, module]) => load(part, module));
      const rendered = await shell.render({ path, page: page.state, settings: job.settings, modules });
      answer({ kind: 'page', file: page.file, page: rendered });
    }
  } catch (error) {
    answer({ kind: 'failed', path, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function answer(message: RenderAnswer): void {
  process.send?.(message);
}
