import type { ReactNode } from 'react';
import styles from './SignedInFrame.module.css';
import { SectionBar, type Section } from './SectionBar';
import { useRestoredFocus } from './use-restored-focus';

interface SignedInFrameProps {
  /** The tab that the screen belongs to, if any. */
  section?: Section | undefined;
  title: string;
  /** An action next to the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Surrounds every screen that needs a session: the bar of tabs, then the title. */
export function SignedInFrame({ section, title, action, children }: SignedInFrameProps) {
  const frame = useRestoredFocus();
  return (
    <div ref={frame} className={styles.frame}>
      <SectionBar section={section} />
      <div className={styles.screen}>
        <div className={styles.heading}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {action}
        </div>
        {children}
      </div>
    </div>
  );
}
