import { createSemaphore } from './semaphore';

const tick = () => new Promise((resolve) => setImmediate(resolve));

it('runs a few, queues some, and rejects the rest', async () => {
  const semaphore = createSemaphore({ inside: 2, waiting: 3 });
  const finish: Array<() => void> = [];
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (inside += 1));
    await new Promise<void>((resolve) => finish.push(resolve));
    inside -= 1;
    return 'done';
  };
  const entered = Array.from({ length: 8 }, () => semaphore.enter(work).catch((error: Error) => error.message));
  await tick();
  expect(semaphore.waiting()).toBe(3);
  for (let i = 0; i < 5; i += 1) {
    finish.shift()?.();
    await tick();
  }
  expect(await Promise.all(entered)).toEqual([...Array<string>(5).fill('done'), 'busy', 'busy', 'busy']);
  expect(most).toBe(2);
});

it('frees the slot when the work fails', async () => {
  const semaphore = createSemaphore({ inside: 1, waiting: 1 });
  const failing = semaphore.enter(() => Promise.reject(new Error('no')));
  const next = semaphore.enter(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
