import { createGate } from './gate';

const tick = () => new Promise((resolve) => setImmediate(resolve));

it('lets a few in, some wait, and tells the rest to come back', async () => {
  const gate = createGate({ inside: 2, waiting: 3 });
  const finish: Array<() => void> = [];
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (inside += 1));
    await new Promise<void>((resolve) => finish.push(resolve));
    inside -= 1;
    return 'done';
  };
  const entered = Array.from({ length: 8 }, () => gate.enter(work).catch((error: Error) => error.message));
  await tick();
  expect(gate.waiting()).toBe(3);
  for (let i = 0; i < 5; i += 1) {
    finish.shift()?.();
    await tick();
  }
  expect(await Promise.all(entered)).toEqual([...Array<string>(5).fill('done'), 'busy', 'busy', 'busy']);
  expect(most).toBe(2);
});

it('gives the place on when the work fails', async () => {
  const gate = createGate({ inside: 1, waiting: 1 });
  const failing = gate.enter(() => Promise.reject(new Error('no')));
  const next = gate.enter(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
