import { supervise, type Supervised } from './supervise';

/** A process that the test ends. */
function createProcess() {
  let end = (_reason: string) => {};
  const ended = new Promise<string>((resolve) => (end = resolve));
  return { process: { ended } satisfies Supervised, end };
}

function createScene() {
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
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    options,
    processes,
    pauses,
    lines,
    failures,
    settled,
    pass: (ms: number) => void (now += ms),
    async endAndGoOn(reason: string) {
      processes.at(-1)?.end(reason);
      await settled();
      pauses.at(-1)?.end();
      await settled();
    },
  };
}

it('restarts an ended process after growing pauses up to a limit, and reports each in one line', async () => {
  const scene = createScene();
  const stop = supervise(await scene.options.start(), scene.options);
  for (let times = 0; times < 7; times += 1) await scene.endAndGoOn('SIGKILL');
  expect(scene.processes).toHaveLength(8);
  expect(scene.pauses.map(({ ms }) => ms)).toEqual([1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * 1000));
  expect(scene.lines[0]).toBe('backend: ended with SIGKILL; starts again in 1 s');
  expect(scene.lines).toHaveLength(7);
  stop();
});

it('pauses longer if the process does not start, and reports the reason', async () => {
  const scene = createScene();
  const stop = supervise(await scene.options.start(), scene.options);
  scene.failures.push(new Error('the data folder is in use'));
  await scene.endAndGoOn('1');
  expect(scene.lines.at(-1)).toBe('backend: the data folder is in use; starts again in 2 s');
  scene.pauses.at(-1)?.end();
  await scene.settled();
  expect(scene.processes).toHaveLength(2);
  stop();
});

it('starts with the shortest pause again after a minute of run time', async () => {
  const scene = createScene();
  const stop = supervise(await scene.options.start(), scene.options);
  await scene.endAndGoOn('1');
  scene.pass(60_000);
  await scene.endAndGoOn('1');
  expect(scene.pauses.map(({ ms }) => ms)).toEqual([1000, 1000]);
  stop();
});

it('restarts nothing once it is stopped', async () => {
  const scene = createScene();
  const stop = supervise(await scene.options.start(), scene.options);
  stop();
  await scene.endAndGoOn('0');
  expect(scene.processes).toHaveLength(1);
  expect(scene.lines).toEqual([]);
});
