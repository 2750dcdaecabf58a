import type { ComponentProps, ReactNode } from 'react';
import { PageIntro } from './PageIntro';
import styles from './PicturedIntro.module.css';

type PicturedIntroProps = ComponentProps<typeof PageIntro> & {
  picture: ReactNode;
  /** Not on phones, where a list is what the page is opened for. */
  isWide?: boolean;
};

/** The top of a page with a picture, on phones below the words. In HTML it is before them: they end what is painted first. */
export function PicturedIntro({ picture, isWide, ...intro }: PicturedIntroProps) {
  return (
    <div className={styles.pictured}>
      <div className={styles.columns}>
        <div className={isWide ? `${styles.picture} ${styles.wide}` : styles.picture}>{picture}</div>
        <PageIntro {...intro} />
      </div>
    </div>
  );
}
