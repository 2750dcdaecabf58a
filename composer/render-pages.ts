import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RemoteName } from '@ponte/contract/parts';
import { ReleaseError } from '@ponte/contract/release-error';
import type { RenderAnswer, RenderJob } from './render-job';
import type { RenderedPage } from './rendered-page';

/** Milliseconds that one page may take, and the start of the process; most pages take under fifty. */
const usualPatience = 20_000;

export interface RenderedPages {
  /** The remotes of whose builds something was loaded. */
  readonly loaded: readonly RemoteName[];
  readonly slots: Extract<RenderAnswer, { kind: 'slots' }>['slots'];
  readonly pages: ReadonlyMap<string, RenderedPage>;
}

/**
 * Draws the pages of one language in a process of their own, which ends with this call.
 *
 * @throws ReleaseError `refused` that names the page whose render threw, hung or took the process with it.
 */
export function renderPages(job: RenderJob, { patience = usualPatience } = {}): Promise<RenderedPages> {
  return new Promise((resolve, reject) => {
    const worker = startWorker();
    const pages = new Map<string, RenderedPage>();
    let slots: RenderedPages['slots'] = [];
    let timer: NodeJS.Timeout | undefined;

    function end(settle: () => void): void {
      clearTimeout(timer);
      worker.removeAllListeners().on('error', () => {});
      worker.kill('SIGKILL');
      settle();
    }
    function refuse(what: string, cause?: string): void {
      const page = job.pages[pages.size] ?? job.pages.at(-1);
      const message = `the prerender of ${page?.path} (${job.language}) ${what}`;
      const options = cause === undefined ? undefined : { cause };
      const error = new ReleaseError(
        'refused',
        message,
        'mend the part that draws it, build and publish again',
        options,
      );
      end(() => reject(error));
    }
    function waitFor(ms: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => refuse(`did not end within ${ms / 1000} s`), ms);
    }

    waitFor(usualPatience);
    worker.on('message', (answer: RenderAnswer) => {
      waitFor(patience);
      if (answer.kind === 'slots') slots = answer.slots;
      else if (answer.kind === 'page') pages.set(answer.file, answer.page);
      else if (answer.kind === 'done') end(() => resolve({ slots, pages, loaded: answer.loaded }));
      else refuse(`threw: ${firstLine(answer.message)}`, answer.message);
    });
    worker.on('error', (error) => refuse(`could not begin: ${error.message}`));
    // Comes after everything that the process said, however it ended.
    worker.on('disconnect', () => refuse('ended the process that draws pages'));
    worker.send(job);
  });
}

function startWorker(): ChildProcess {
  const source = import.meta.url.endsWith('.ts');
  const file = fileURLToPath(new URL(source ? './render-worker.ts' : './render-worker.js', import.meta.url));
  return fork(file, {
    execArgv: source ? ['--import', 'tsx'] : [],
    // The same wherever it runs: pages depend on nothing but the job.
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    serialization: 'advanced',
    // What a part prints while it is drawn must not get into a command's own output.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}
