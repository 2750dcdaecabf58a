import type { ReactNode } from 'react';
import { WholeNames } from '@ponte/kit/ui/WholeNames';
import { FirstScreenEnd } from './FirstScreenEnd';
import styles from './PageIntro.module.css';
import { Trail, type TrailProps } from './Trail';

interface PageIntroProps extends Partial<TrailProps> {
  title: string;
  lead?: string;
  /** Stands beside the title and the lead. Phones do not show it. */
  picture?: ReactNode;
}

/** The top of a page: breadcrumbs, title, lead and perhaps a picture. */
export function PageIntro({ title, lead, picture, above, name = title }: PageIntroProps) {
  return (
    <div className={picture ? `${styles.intro} ${styles.pictured}` : styles.intro}>
      <Trail name={name} {...(above && { above })} />
      <h1 className={styles.title}>
        <WholeNames>{title}</WholeNames>
      </h1>
      {lead && (
        <p className={styles.lead}>
          <WholeNames>{lead}</WholeNames>
        </p>
      )}
      {picture && <div className={styles.picture}>{picture}</div>}
      <FirstScreenEnd />
    </div>
  );
}
