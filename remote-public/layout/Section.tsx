import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  lead?: string;
  /** A link to where there is more of it. */
  more?: ReactNode;
  /** The heading stands left of its content on wide screens, not above it. */
  beside?: boolean;
  /** A quiet surface instead of the page's ground. */
  sand?: boolean;
  /** The page's line, drawn across the section's top (see `Cable`). */
  cable?: ReactNode;
  children: ReactNode;
}

/** A stretch of a page under a heading of the second level, edge to edge, its content on the page's measure. */
export function Section({ title, lead, more, beside = false, sand = false, cable, children }: SectionProps) {
  const id = useId();
  return (
    <section className={sand ? `${styles.section} ${styles.sand}` : styles.section} aria-labelledby={id}>
      {cable}
      <div className={beside ? `${styles.inner} ${styles.beside}` : styles.inner}>
        <div>
          <h2 id={id}>
            <WholeNames>{title}</WholeNames>
          </h2>
          {lead && (
            <p className={styles.lead}>
              <WholeNames>{lead}</WholeNames>
            </p>
          )}
          {more && <p className={styles.more}>{more}</p>}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
