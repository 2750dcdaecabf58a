import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Alert } from '@ponte/kit';

/** What came of something that was asked for. The focus goes here: what was pressed is gone. */
export function DoneAlert({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert>{children}</Alert>
    </div>
  );
}
