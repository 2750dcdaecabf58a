import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { LauncherProvider } from '@ponte/kit';

interface LaunchedProps {
  startOpen?: boolean;
  children: ReactNode;
}

/** Hel behind a bare launcher: the real one is the shell's. */
export function Launched({ startOpen = false, children }: LaunchedProps) {
  const [isOpen, setOpen] = useState(startOpen);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const returnFocus = useCallback(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  const launcher = useMemo(() => ({ isOpen, dialogId: 'hel', close, returnFocus }), [isOpen, close, returnFocus]);
  return (
    <LauncherProvider value={launcher}>
      <button ref={button} onClick={() => setOpen(!isOpen)}>
        launcher
      </button>
      {children}
    </LauncherProvider>
  );
}
