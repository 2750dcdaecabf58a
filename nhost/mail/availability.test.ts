import { checkedForMs, createAvailability } from './availability';

it('shares a check that takes long, and counts its outcome from its end', async () => {
  let now = 0;
  const end: Array<(error: Error) => void> = [];
  const check = jest.fn(() => new Promise<void>((_resolve, reject) => end.push(reject)));
  const onFailure = jest.fn();
  const isAvailable = createAvailability({ check, clock: () => new Date(now), onFailure });
  const first = isAvailable();
  now += checkedForMs;
  const second = isAvailable();
  expect(check).toHaveBeenCalledTimes(1);
  end.splice(0).forEach((reject) => reject(new Error('timeout')));
  expect(await Promise.all([first, second])).toEqual([false, false]);
  now += checkedForMs - 1;
  expect(await isAvailable()).toBe(false);
  expect(check).toHaveBeenCalledTimes(1);
  now += 1;
  void isAvailable();
  expect(check).toHaveBeenCalledTimes(2);
  expect(onFailure.mock.calls).toEqual([[new Error('timeout')]]);
});
