import { useEffect, useRef, type ReactNode } from 'react';
import styles from './AccountFrame.module.css';
import adminStyles from './AdminFrame.module.css';

/** A single narrow column for the screens of one's own account. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const frame = useRestoredFocus();
  return (
    <div ref={frame} className={styles.frame}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </div>
  );
}

/**
 * Stands in for a screen while its texts or the session load, in the admin area with its bar. It has no texts of its own.
 */
export function ScreenSkeleton({ isAdmin = false }: { isAdmin?: boolean }) {
  return (
    <div aria-busy="true">
      {isAdmin && (
        <div className={adminStyles.bar}>
          <div className={adminStyles.inner} />
        </div>
      )}
      <div className={isAdmin ? adminStyles.screen : styles.frame}>
        <span className={styles.titleSkeleton} />
        <span className={styles.skeleton} />
        <span className={styles.skeleton} />
      </div>
    </div>
  );
}

/**
 * Moves the focus to the title of a frame when the focused element is removed, such as a retry button that was pressed:
 * otherwise the next Tab would start at the top of the page. Returns the frame's ref.
 */
export function useRestoredFocus() {
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const within = frame.current;
    if (!within) return undefined;
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const restore = () => {
      const isLost = last instanceof Element && !last.isConnected && document.activeElement === document.body;
      if (isLost) within.querySelector('h1')?.focus();
    };
    const observer = new MutationObserver(restore);
    observer.observe(within, { childList: true, subtree: true });
    within.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      within.removeEventListener('focusin', remember);
    };
  }, []);

  return frame;
}
