import type { ComponentProps, ReactNode } from 'react';
import { PageIntro } from './PageIntro';
import styles from './PicturedIntro.module.css';

type PicturedIntroProps = ComponentProps<typeof PageIntro> & { picture: ReactNode };

/** The top of a page with a picture, on phones below the words. In HTML it is before them: they end what is painted first. */
export function PicturedIntro({ picture, ...intro }: PicturedIntroProps) {
  return (
    <div className={styles.pictured}>
      <div className={styles.columns}>
        <div className={styles.picture}>{picture}</div>
        <PageIntro {...intro} />
      </div>
    </div>
  );
}
