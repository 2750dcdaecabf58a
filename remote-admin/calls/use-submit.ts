import { useEffect, useRef, useState } from 'react';
import type { Failure, Result } from '../api/call';

/**
 * Sends one call at a time; a second submit meanwhile does nothing. `onSuccess` is not called after unmount.
 * `interceptFailure` returns true for a failure that it handles; others are returned until the next submit.
 */
export function useSubmit<Value>(
  onSuccess: (value: Value) => void,
  interceptFailure: (failure: Failure) => boolean = () => false,
) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const sending = useRef(false);
  const unmounted = useRef(false);

  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
    };
  }, []);

  async function submit(send: () => Promise<Result<Value>>): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    const result = await send();
    sending.current = false;
    if (unmounted.current) return;
    setBusy(false);
    if (result.ok) onSuccess(result.value);
    else if (!interceptFailure(result.failure)) setFailure(result.failure);
  }

  return { busy, failure, submit, forget: () => setFailure(undefined) };
}
