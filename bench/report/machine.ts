import { cpus, loadavg, totalmem } from 'node:os';

/** What the numbers were measured on. */
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

/** How many processes wanted to run, on average over the last minute: more than cores, and times are long and uneven. */
export function readLoad(): number {
  return Number((loadavg()[0] ?? NaN).toFixed(1));
}
