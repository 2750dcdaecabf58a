import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Timeouts } from '../rules';
import { createFixtureSite, compositions, type FixtureSite } from './fixture-site';
import { startStubBackend, type StubBackend } from './stub-backend';

export interface RunningEdge {
  readonly port: number;
  /** Stops it as a deployment would: current requests are finished first. */
  readonly stop: () => Promise<void>;
}

export interface StartOptions {
  readonly store: string;
  readonly backend: string;
  readonly timeouts: Partial<Timeouts>;
  readonly trustedProxies?: readonly string[];
  readonly allowOverrides?: boolean;
  /** A folder for the files that the edge writes. */
  readonly folder: string;
}

export type StartEdge = (options: StartOptions) => Promise<RunningEdge>;

/** Short enough for a test to wait for, and long enough for the largest upload on a busy machine. */
export const shortTimeouts = { headers: 1000, backend: 5000 } as const;

export interface EdgeUnderTest {
  readonly site: FixtureSite;
  readonly backend: StubBackend;
  readonly port: number;
  /** Starts a second edge beside it; the caller stops it. */
  readonly startAnother: (changes: Partial<StartOptions>) => Promise<RunningEdge>;
}

/** One edge for all tests of a `describe`, in front of a fixture site whose first composition is live. */
export function useEdge(start: StartEdge): EdgeUnderTest {
  let folder: string;
  let site: FixtureSite;
  let backend: StubBackend;
  let edge: RunningEdge;

  const startIn = async (changes: Partial<StartOptions> = {}) =>
    start({
      store: site.store,
      backend: backend.url,
      timeouts: shortTimeouts,
      folder: await mkdtemp(join(folder, 'edge-')),
      ...changes,
    });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ponte-edge-'));
    site = await createFixtureSite(folder);
    await site.makeLive(compositions.first);
    backend = await startStubBackend();
    edge = await startIn();
  });
  afterAll(async () => {
    await edge.stop();
    await backend.stop();
    await rm(folder, { recursive: true, force: true });
  });

  return {
    get site() {
      return site;
    },
    get backend() {
      return backend;
    },
    get port() {
      return edge.port;
    },
    startAnother: startIn,
  };
}
