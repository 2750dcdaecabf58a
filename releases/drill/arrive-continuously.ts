import { setTimeout as sleep } from 'node:timers/promises';

/** Requests a page continuously until `stop`, which returns the errors. */
export function arriveContinuously(url: string) {
  const errors: string[] = [];
  let stopped = false;
  const ended = (async () => {
    while (!stopped) {
      const problem = await fetch(url, { headers: { connection: 'close' } }).then(
        async (answer) => (answer.ok && (await answer.text()) ? undefined : `answered ${answer.status}`),
        (error: unknown) => String(error),
      );
      if (problem) errors.push(problem);
      await sleep(10);
    }
  })();
  return {
    async stop(): Promise<readonly string[]> {
      stopped = true;
      await ended;
      return errors;
    },
  };
}
