import { useState, useEffect, useEffectEvent } from 'react';
import type { ReleaseOverview } from '@ponte/contract/api-releases';
import type { Failure, Result } from '../api/call';
import { useApi } from '../calls/use-api';
import { useLoad } from '../calls/use-load';

interface DatedOverview extends ReleaseOverview {
  /** When the response arrived. */
  readonly at: Date;
}

interface Shown {
  readonly overview?: DatedOverview;
  /** Why the newest request failed. */
  readonly failure?: Failure;
}

/**
 * What is live, fetched again every `everyMs` milliseconds while the page is visible, or only when told to if that is absent.
 * A failed request leaves the overview of the one before.
 */
export function useReleases(everyMs: number | undefined) {
  const api = useApi();
  const { load, retry } = useLoad('releases', async (signal): Promise<Result<DatedOverview>> => {
    const result = await api.fetchReleases(signal);
    return result.ok ? { ok: true, value: { ...result.value, at: new Date() } } : result;
  });
  const [shown, setShown] = useState<Shown>({});
  if (load.state === 'ready' && shown.overview !== load.value) setShown({ overview: load.value });
  if (load.state === 'failed' && shown.failure !== load.failure) setShown({ ...shown, failure: load.failure });
  useRepeat(retry, everyMs);

  return { ...shown, isLoading: load.state === 'loading', refresh: retry };
}

/** Repeats an action while the page is visible, and at once when the page becomes visible after a longer time. */
function useRepeat(action: () => void, everyMs: number | undefined): void {
  const act = useEffectEvent(action);

  useEffect(() => {
    if (everyMs === undefined) return undefined;
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
  }, [everyMs]);
}
