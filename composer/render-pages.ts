import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RemoteName } from '@ponte/contract/parts';
import { ReleaseError } from '@ponte/contract/release-error';
import type { RenderedPage, RenderJob, RenderMessage } from './render-protocol';

/** The timeout for one page, and for the start of the process; most pages take less than 50 ms. */
const defaultTimeoutMs = 20_000;

export interface RenderedPages {
  /** The remotes that the render loaded modules from. */
  readonly loaded: readonly RemoteName[];
  readonly slots: Extract<RenderMessage, { kind: 'slots' }>['slots'];
  readonly pages: ReadonlyMap<string, RenderedPage>;
}

/**
 * Renders the pages of one language in a separate process, which ends with this call.
 *
 * @throws ReleaseError `refused` that names the page whose render threw, timed out or ended the process.
 */
export function renderPages(job: RenderJob, { timeoutMs = defaultTimeoutMs } = {}): Promise<RenderedPages> {
  return new Promise((resolve, reject) => {
    const worker = startWorker();
    const pages = new Map<string, RenderedPage>();
    let slots: RenderedPages['slots'] = [];
    let timer: NodeJS.Timeout | undefined;

    function end(settlePromise: () => void): void {
      clearTimeout(timer);
      worker.removeAllListeners().on('error', () => {});
      worker.kill('SIGKILL');
      settlePromise();
    }
    function fail(what: string, cause?: string): void {
      const page = job.pages[pages.size] ?? job.pages.at(-1);
      const message = `the prerender of ${page?.path} (${job.language}) ${what}`;
      const options = cause === undefined ? undefined : { cause };
      const error = new ReleaseError(
        'refused',
        message,
        'fix the part that renders it, build and publish again',
        options,
      );
      end(() => reject(error));
    }
    function restartTimer(ms: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => fail(`did not end within ${ms / 1000} s`), ms);
    }

    restartTimer(defaultTimeoutMs);
    worker.on('message', (message: RenderMessage) => {
      restartTimer(timeoutMs);
      if (message.kind === 'slots') slots = message.slots;
      else if (message.kind === 'page') pages.set(message.file, message.page);
      else if (message.kind === 'done') end(() => resolve({ slots, pages, loaded: message.loaded }));
      else fail(`threw: ${firstLine(message.message)}`, message.message);
    });
    worker.on('error', (error) => fail(`could not start: ${error.message}`));
    // Emitted after the last message, however the process ended.
    worker.on('disconnect', () => fail('ended the render process'));
    worker.send(job);
  });
}

function startWorker(): ChildProcess {
  const source = import.meta.url.endsWith('.ts');
  const file = fileURLToPath(new URL(source ? './render-worker.ts' : './render-worker.js', import.meta.url));
  return fork(file, {
    execArgv: source ? ['--import', 'tsx'] : [],
    // The same on every machine, so that pages depend on nothing but the job.
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    serialization: 'advanced',
    // What a part prints while it renders must not mix with the command's own output.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}
