import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ReleaseError } from '../store/release-error';
import type { RenderAnswer, RenderJob } from './render-job';
import type { RenderedPage } from './rendered-page';

/** Milliseconds that one page may take; most take under fifty. */
const patience = 20_000;

export interface RenderedPages {
  readonly slots: Extract<RenderAnswer, { kind: 'slots' }>['slots'];
  readonly pages: ReadonlyMap<string, RenderedPage>;
}

/**
 * Draws the pages of one language.
 *
 * @throws ReleaseError `refused` that names the page whose render threw, hung or took the process with it.
 */
export function renderPages(job: RenderJob): Promise<RenderedPages> {
  return new Promise((resolve, reject) => {
    const worker = startWorker();
    const pages = new Map<string, RenderedPage>();
    let slots: RenderedPages['slots'] = [];
    let timer = setTimeout(hang, patience);

    function refuse(message: string, cause?: string): void {
      clearTimeout(timer);
      worker.kill('SIGKILL');
      const options = cause === undefined ? undefined : { cause };
      reject(new ReleaseError('refused', message, 'mend the part that draws it, build and publish again', options));
    }
    function next(): string {
      return job.pages[pages.size]?.path ?? 'the end';
    }
    function hang(): void {
      refuse(`the prerender of ${next()} (${job.language}) did not end within ${patience / 1000} s`);
    }

    worker.on('message', (answer: RenderAnswer) => {
      clearTimeout(timer);
      timer = setTimeout(hang, patience);
      if (answer.kind === 'slots') slots = answer.slots;
      else if (answer.kind === 'page') pages.set(answer.file, answer.page);
      else
        refuse(`the prerender of ${answer.path} (${job.language}) threw: ${firstLine(answer.message)}`, answer.message);
    });
    worker.on('error', (error) => refuse(`the rendering process did not start: ${error.message}`));
    worker.on('exit', () => {
      clearTimeout(timer);
      if (pages.size === job.pages.length) resolve({ slots, pages });
      else refuse(`the rendering process ended while it drew ${next()} (${job.language})`);
    });
    worker.send(job);
  });
}

function startWorker() {
  const source = import.meta.url.endsWith('.ts');
  const file = fileURLToPath(new URL(source ? './render-worker.ts' : './render-worker.js', import.meta.url));
  return fork(file, {
    execArgv: source ? ['--import', 'tsx'] : [],
    env: { ...process.env, NODE_ENV: 'production' },
    serialization: 'advanced',
  });
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}
