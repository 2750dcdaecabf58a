import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { useId, type ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  title: string;
  lead?: string;
  /** A line below the heading that says what kind of content this is. */
  kind?: ReactNode;
  /** A link to a page with more of it: below the content, or below a heading beside it. */
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
export function Section({ title, lead, kind, more, beside = false, sand = false, cable, children }: SectionProps) {
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
          {kind && <p className={styles.kind}>{kind}</p>}
        </div>
        <div className={styles.body}>{children}</div>
        {more && <p className={styles.more}>{more}</p>}
      </div>
    </section>
  );
}
