import { createContext, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useDismiss } from '@ponte/kit';
import { useRequestedPath } from '../navigation/pending-navigation';
import styles from './Menu.module.css';

/** Closes the surrounding menu and returns focus to its button. */
export const CloseMenu = createContext<() => void>(() => {});

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

/** A drop-down menu. It opens without JavaScript; with it, Escape, a press or focus outside and navigation close it. */
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
    if (!open) return undefined;
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Node && !area.current?.contains(target)) setOpenOn(undefined);
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
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
    <details
      ref={area}
      open={open}
      className={[className, styles.menu, sheet && styles.sheet].filter(Boolean).join(' ')}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={button} aria-label={(open && sheet) || label} aria-expanded={open} onClick={toggle}>
        {(open && sheet) || summary}
      </summary>
      <div className={styles.panel}>
        <CloseMenu value={close}>{children}</CloseMenu>
      </div>
    </details>
  );
}
