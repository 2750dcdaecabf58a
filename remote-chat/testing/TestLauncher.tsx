import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { LauncherProvider } from '@ponte/kit';

interface TestLauncherProps {
  startOpen?: boolean;
  children: ReactNode;
}

/** A minimal launcher in place of the shell's. */
export function TestLauncher({ startOpen = false, children }: TestLauncherProps) {
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
