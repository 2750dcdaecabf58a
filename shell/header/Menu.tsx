import { createContext, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useDismiss } from '@ponte/kit';
import { useRequestedPath } from '../navigation/pending-navigation';
import styles from './Menu.module.css';

/** Closes the surrounding menu, while it is open, and returns focus to its button. */
export const CloseMenu = createContext<(() => void) | undefined>(undefined);

interface MenuProps {
  className?: string | undefined;
  /** The accessible name. */
  label: string;
  /** The visible content of the button. */
  summary: ReactNode;
  /** For a menu that fills the screen: the name and content of its button while it is open. */
  sheet?: string;
  children: ReactNode;
}

declare global {
  interface Window {
    /** Tells of Back on an Android phone, which then leaves the page where it is. Other browsers lack it. */
    CloseWatcher?: new () => { onclose: () => void; destroy: () => void };
  }
}

/**
 * A drop-down menu. It opens without JavaScript; with it, Escape, Back on Android, a press or focus outside and navigation
 * close it.
 */
export function Menu({ className, label, summary, sheet, children }: MenuProps) {
  const area = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const pathname = useRequestedPath();
  // Stores the path, so that navigation closes the menu.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === pathname;
  const setOpen = (next: boolean) => setOpenOn(next ? pathname : undefined);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  useDismiss(open, area, (trigger) => (trigger === 'escape' ? close() : setOpen(false)));

  useEffect(() => {
    if (!open || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.onclose = () => setOpenOn(undefined);
    return () => watcher.destroy();
  }, [open]);

  // The menu may have been opened before hydration.
  useEffect(() => {
    if (area.current?.open) setOpenOn(pathname);
  }, [pathname]);

  // The browser's toggle event comes later than the click: a key press in between would find the menu closed.
  function toggle(event: MouseEvent) {
    event.preventDefault();
    setOpen(!open);
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of focus that leaves what is inside
    <details
      ref={area}
      open={open}
      className={[className, styles.menu, sheet && styles.sheet].filter(Boolean).join(' ')}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <summary ref={button} aria-label={(open && sheet) || label} aria-expanded={open} onClick={toggle}>
        {(open && sheet) || summary}
      </summary>
      <div className={styles.panel}>
        <CloseMenu value={open ? close : undefined}>{children}</CloseMenu>
      </div>
    </details>
  );
}
