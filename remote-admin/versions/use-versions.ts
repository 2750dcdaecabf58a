import { useState, useEffect, useEffectEvent } from 'react';
import type { Versions } from '@ponte/contract/api-versions';
import type { Failure, Result } from '../api/call';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';

const everyMs = 30_000;

interface SeenVersions extends Versions {
  /** When they came. */
  readonly at: Date;
}

interface Seen {
  readonly versions?: SeenVersions;
  /** Why the newest try brought none. */
  readonly failure?: Failure;
}

/** What is live, fetched again while somebody looks; what was seen last stays until there is something newer. */
export function useVersions({ paused }: { paused: boolean }) {
  const api = useApi();
  const { load, retry } = useLoad('versions', async (signal): Promise<Result<SeenVersions>> => {
    const result = await api.fetchVersions(signal);
    return result.ok ? { ok: true, value: { ...result.value, at: new Date() } } : result;
  });
  const [seen, setSeen] = useState<Seen>({});
  if (load.state === 'ready' && seen.versions !== load.value) setSeen({ versions: load.value });
  if (load.state === 'failed' && seen.failure !== load.failure) setSeen({ ...seen, failure: load.failure });
  useRepeat(retry, { everyMs, paused });

  return { ...seen, isLoading: load.state === 'loading', refresh: retry };
}

/** Does something again and again while the page is visible, and at once when it becomes visible after a longer time. */
function useRepeat(action: () => void, { everyMs, paused }: { everyMs: number; paused: boolean }): void {
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
