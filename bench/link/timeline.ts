export interface Timeline {
  /** Milliseconds. During an action, the time it was scheduled for, so that late timers do not add up. */
  now(): number;
  /** Actions with the same time run in the order in which they were scheduled. */
  at(time: number, action: () => void): void;
  stop(): void;
}

/** Runs actions in the order of their times, on the real clock. */
export function createTimeline(): Timeline {
  const due: { time: number; action: () => void }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: number | undefined;

  function at(time: number, action: () => void): void {
    const place = due.findLastIndex((other) => other.time <= time) + 1;
    due.splice(place, 0, { time, action });
    if (place === 0 && running === undefined) wait();
  }

  function wait(): void {
    clearTimeout(timer);
    const [next] = due;
    if (next) timer = setTimeout(run, Math.max(0, next.time - performance.now()));
  }

  function run(): void {
    for (let next = due[0]; next && next.time <= performance.now(); next = due[0]) {
      due.shift();
      running = next.time;
      next.action();
    }
    running = undefined;
    wait();
  }

  function stop(): void {
    clearTimeout(timer);
    due.length = 0;
  }

  return { now: () => running ?? performance.now(), at, stop };
}
