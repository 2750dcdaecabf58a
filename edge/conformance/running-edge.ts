import type { Timeouts } from '../rules';

export interface RunningEdge {
  readonly port: number;
  /** Ends it as a deployment would: what is under way is finished first. */
  readonly stop: () => Promise<void>;
}

export interface StartOptions {
  readonly store: string;
  readonly backend: string;
  readonly timeouts: Partial<Timeouts>;
  readonly trustedProxies?: readonly string[];
  readonly allowOverrides?: boolean;
  /** A folder of its own for what it must write. */
  readonly folder: string;
}

export type StartEdge = (options: StartOptions) => Promise<RunningEdge>;

/** So short that a test can wait for them. */
export const shortTimeouts = { headers: 1000, backend: 1000 } as const;
