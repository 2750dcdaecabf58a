import { useEffect, useRef, useState } from 'react';
import type { Failure, Result } from '../api/call';

/**
 * Sends one call at a time: pressing twice sends once. `onAnswer` is not called once the screen is gone.
 * `interceptFailure` may take a failure over; the others are returned for the screen to show until the next try.
 */
export function useSubmit<Answer>(
  onAnswer: (answer: Answer) => void,
  interceptFailure: (failure: Failure) => boolean = () => false,
) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const sending = useRef(false);
  const gone = useRef(false);

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  async function submit(send: () => Promise<Result<Answer>>): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    const result = await send();
    sending.current = false;
    if (gone.current) return;
    setBusy(false);
    if (result.ok) onAnswer(result.value);
    else if (!interceptFailure(result.failure)) setFailure(result.failure);
  }

  return { busy, failure, submit, forget: () => setFailure(undefined) };
}
