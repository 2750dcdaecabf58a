import { useEffect, useEffectEvent } from 'react';

/** Does something again and again while the page is visible, and at once when it becomes visible after a longer time. */
export function useRepeat(action: () => void, { everyMs, paused }: { everyMs: number; paused: boolean }): void {
  const act = useEffectEvent(action);

  useEffect(() => {
    if (paused) return undefined;
    let last = performance.now();
    const actNow = () => {
      last = performance.now();
      act();
    };
    const tick = () => document.visibilityState === 'visible' && actNow();
    const catchUp = () => performance.now() - last >= everyMs && tick();
    const timer = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', catchUp);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', catchUp);
    };
  }, [everyMs, paused]);
}
