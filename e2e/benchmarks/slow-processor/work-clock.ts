import type { CDPSession } from '@playwright/test';

const ownWork = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];

/**
 * Reads how long the page has worked so far, in milliseconds of its main thread's own processor time: neither what else the
 * machine does nor the commands of the test are in it.
 */
export async function createWorkClock(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.filter(({ name }) => ownWork.includes(name)).map(({ value }) => value);
    return seconds.reduce((sum, value) => sum + value, 0) * 1000;
  };
}
