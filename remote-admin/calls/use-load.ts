import { useEffect, useEffectEvent, useState } from 'react';
import type { Failure, Result } from '../api/call';
import { useSessionEnd } from '../access/session-end';

export type Load<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  | { readonly state: 'failed'; readonly failure: Failure };

interface CompletedLoad<Value> {
  readonly request: object;
  readonly load: Load<Value>;
}

/**
 * Loads a screen's content, and again when `key` changes. Ignores a response that arrives after that or after unmount.
 * Ends the session when the server rejects it.
 */
export function useLoad<Value>(key: string, fetchValue: (signal: AbortSignal) => Promise<Result<Value>>) {
  const [request, setRequest] = useState({ key });
  const [completed, setCompleted] = useState<CompletedLoad<Value>>();
  if (request.key !== key) setRequest({ key });
  const load: Load<Value> = completed?.request === request ? completed.load : { state: 'loading' };
  const endSession = useSessionEnd();

  const fetchNow = useEffectEvent(fetchValue);
  const complete = useEffectEvent((finished: object, result: Result<Value>) => {
    if (result.ok) setCompleted({ request: finished, load: { state: 'ready', value: result.value } });
    else if (!endSession(result.failure)) {
      setCompleted({ request: finished, load: { state: 'failed', failure: result.failure } });
    }
  });

  useEffect(() => {
    const controller = new AbortController();
    void fetchNow(controller.signal).then((result) => {
      if (!controller.signal.aborted) complete(request, result);
    });
    return () => controller.abort();
  }, [request]);

  return {
    load,
    /** Loads again. Aborts a pending request, so that at most one is in flight. */
    retry: () => setRequest({ key }),
    /** Applies a change that a successful call has made on the server to the loaded value. */
    update: (change: (value: Value) => Value) =>
      setCompleted((old) =>
        old?.load.state === 'ready' ? { ...old, load: { state: 'ready', value: change(old.load.value) } } : old,
      ),
  };
}

type Values<Results> = { [Name in keyof Results]: Results[Name] extends Promise<Result<infer Value>> ? Value : never };

/** Waits for several calls. Resolves to all values, or to the first failure in the given order. */
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
