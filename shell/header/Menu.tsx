import { createContext, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useDismiss, useLocation } from '@ponte/kit';
import styles from './Header.module.css';

/** Closes the menu around an element, and puts the focus back on its button. */
export const CloseMenu = createContext<() => void>(() => {});

interface MenuProps {
  /** What the menu is, for screen readers. */
  label: string;
  face: ReactNode;
  children: ReactNode;
}

/** A drop-down that opens without a script; with one it closes by Escape, a press outside, and going elsewhere. */
export function Menu({ label, face, children }: MenuProps) {
  const area = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // Open on the page where it was opened: going elsewhere closes it.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  const setOpen = (next: boolean) => setOpenOn(next ? pathname : undefined);

  function close(): void {
    setOpen(false);
    summary.current?.focus();
  }

  useDismiss(open, area, (way) => (way === 'escape' ? close() : setOpen(false)));

  // It may have been opened before the script came.
  useEffect(() => {
    if (area.current?.open) setOpenOn(pathname);
  }, [pathname]);

  // The browser tells of its own toggle a moment later: what is pressed until then would find the menu still closed.
  function press(event: MouseEvent) {
    event.preventDefault();
    setOpen(!open);
  }

  return (
    <details ref={area} open={open} className={styles.menu} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary} aria-label={label} aria-expanded={open} onClick={press}>
        {face}
      </summary>
      <div className={styles.panel}>
        <CloseMenu value={close}>{children}</CloseMenu>
      </div>
    </details>
  );
}
