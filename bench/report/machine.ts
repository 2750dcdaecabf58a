import { cpus, loadavg, totalmem } from 'node:os';

/** The machine of a measurement. */
export interface Machine {
  readonly cores: number;
  readonly memoryGb: number;
  readonly chromium: string;
  readonly node: string;
}

export function describeMachine(chromium: string): Machine {
  return {
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    chromium,
    node: process.version.slice(1),
  };
}

/** The load average of the last minute. Over the number of cores, times get longer and vary more. */
export function readLoad(): number {
  return Number((loadavg()[0] ?? NaN).toFixed(1));
}
