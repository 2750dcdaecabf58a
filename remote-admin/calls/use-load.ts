import { useEffect, useEffectEvent, useState } from 'react';
import type { Failure, Result } from '../api/call';
import { useSessionEnd } from '../access/session-end';

export type Load<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly failure: Failure };

interface Answer<Value> {
  readonly to: object;
  readonly load: Load<Value>;
}

/**
 * Loads what a screen shows, again whenever `key` changes. An answer that comes after that, or after the screen is gone,
 * is ignored. A refused session ends.
 */
export function useLoad<Value>(key: string, fetchValue: (signal: AbortSignal) => Promise<Result<Value>>) {
  const [request, setRequest] = useState({ key });
  const [answer, setAnswer] = useState<Answer<Value>>();
  if (request.key !== key) setRequest({ key });
  const load: Load<Value> = answer?.to === request ? answer.load : { state: 'loading' };
  const endSession = useSessionEnd();

  const fetchNow = useEffectEvent(fetchValue);
  const settle = useEffectEvent((to: object, result: Result<Value>) => {
    if (result.ok) setAnswer({ to, load: { state: 'ready', value: result.value } });
    else if (!endSession(result.failure)) setAnswer({ to, load: { state: 'failed', failure: result.failure } });
  });

  useEffect(() => {
    const controller = new AbortController();
    void fetchNow(controller.signal).then((result) => {
      if (!controller.signal.aborted) settle(request, result);
    });
    return () => controller.abort();
  }, [request]);

  return {
    load,
    /** Asks again. What is still under way is cut off, so one request is in flight however often this is pressed. */
    retry: () => setRequest({ key }),
    /** Changes what was loaded, as a call that succeeded has changed it on the server. */
    update: (change: (value: Value) => Value) =>
      setAnswer((old) =>
        old?.load.state === 'ready' ? { ...old, load: { state: 'ready', value: change(old.load.value) } } : old,
      ),
  };
}

type Values<Results> = { [Name in keyof Results]: Results[Name] extends Promise<Result<infer Value>> ? Value : never };

/** Waits for several calls: all their values, or the first failure in the order given. */
export async function allResults<Results extends Record<string, Promise<Result<unknown>>>>(
  calls: Results,
): Promise<Result<Values<Results>>> {
  const names = Object.keys(calls);
  const results = await Promise.all(Object.values(calls));
  const values: Record<string, unknown> = {};
  for (const [index, result] of results.entries()) {
    if (!result.ok) return result;
    values[names[index] ?? ''] = result.value;
  }
  return { ok: true, value: values as Values<Results> };
}
