import { supervise, type Supervised } from './supervise';

/** A process that the test ends. */
function createProcess() {
  let end = (_reason: string) => {};
  const ended = new Promise<string>((resolve) => (end = resolve));
  return { process: { ended } satisfies Supervised, end };
}

function createSupervision() {
  const processes: Array<ReturnType<typeof createProcess>> = [];
  const pauses: Array<{ ms: number; end: () => void }> = [];
  const lines: string[] = [];
  let now = 0;
  const failures: Error[] = [];
  const options = {
    start: async () => {
      const failure = failures.shift();
      if (failure) throw failure;
      const started = createProcess();
      processes.push(started);
      return started.process;
    },
    pause: (ms: number) => new Promise<void>((end) => void pauses.push({ ms, end })),
    now: () => now,
    say: (line: string) => void lines.push(line),
  };
  const nextTick = () => new Promise((resolve) => setImmediate(resolve));
  return {
    options,
    processes,
    pauses,
    lines,
    failures,
    nextTick,
    pass: (ms: number) => void (now += ms),
    async endAndContinue(reason: string) {
      processes.at(-1)?.end(reason);
      await nextTick();
      pauses.at(-1)?.end();
      await nextTick();
    },
  };
}

it('restarts an ended process after growing pauses up to a limit, and reports each in one line', async () => {
  const supervision = createSupervision();
  const stop = supervise(await supervision.options.start(), supervision.options);
  for (let times = 0; times < 7; times += 1) await supervision.endAndContinue('SIGKILL');
  expect(supervision.processes).toHaveLength(8);
  expect(supervision.pauses.map(({ ms }) => ms)).toEqual([1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1000));
  expect(supervision.lines[0]).toBe('backend: ended with SIGKILL; starts again in 1 s');
  expect(supervision.lines).toHaveLength(7);
  stop();
});

it('pauses longer if the process does not start, and reports the reason', async () => {
  const supervision = createSupervision();
  const stop = supervise(await supervision.options.start(), supervision.options);
  supervision.failures.push(new Error('the data folder is in use'));
  await supervision.endAndContinue('1');
  expect(supervision.lines.at(-1)).toBe('backend: the data folder is in use; starts again in 2 s');
  supervision.pauses.at(-1)?.end();
  await supervision.nextTick();
  expect(supervision.processes).toHaveLength(2);
  stop();
});

it('starts with the shortest pause again after a minute of run time', async () => {
  const supervision = createSupervision();
  const stop = supervise(await supervision.options.start(), supervision.options);
  await supervision.endAndContinue('1');
  supervision.pass(60_000);
  await supervision.endAndContinue('1');
  expect(supervision.pauses.map(({ ms }) => ms)).toEqual([1000, 1000]);
  stop();
});

it('restarts nothing once it is stopped', async () => {
  const supervision = createSupervision();
  const stop = supervise(await supervision.options.start(), supervision.options);
  stop();
  await supervision.endAndContinue('0');
  expect(supervision.processes).toHaveLength(1);
  expect(supervision.lines).toEqual([]);
});
