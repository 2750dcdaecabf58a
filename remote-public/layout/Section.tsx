import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  lead?: string;
  /** A line below the heading: a link to a page with more of it, or what kind of content this is. */
  more?: ReactNode;
  /** Puts the heading to the left of the content on wide screens. */
  beside?: boolean;
  /** Uses the sand-coloured background. */
  sand?: boolean;
  /** The cable across the top of the section (see `Cable`). */
  cable?: ReactNode;
  children: ReactNode;
}

/** A full-width section with an `h2`; its content has the width of the page's content. */
export function Section({ title, lead, more, beside = false, sand = false, cable, children }: SectionProps) {
  const id = useId();
  const look = sand ? styles.sand : !cable && styles.plain;
  return (
    <section className={look ? `${styles.section} ${look}` : styles.section} aria-labelledby={id}>
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
