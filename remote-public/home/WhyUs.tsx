import { useId } from 'react';
import { useTexts } from '../texts';
import styles from './WhyUs.module.css';

const reasons = ['price', 'person', 'honest'] as const;

/**
 * Three blocks below the main cable, which leaves the bridge of the hero at the right edge of the content and ends level at
 * the left edge. The SVG is as wide as the row of blocks. The hangers continue their borders.
 */
export function WhyUs() {
  const t = useTexts();
  const id = useId();
  return (
    <section className={styles.why} aria-labelledby={id}>
      <div className={styles.inner}>
        <h2 id={id}>{t('home.why.title')}</h2>
        <svg className={styles.cable} viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M300 0Q150 100 0 100" />
        </svg>
        <ul className={styles.blocks}>
          {reasons.map((reason) => (
            <li key={reason} className={styles.block}>
              <h3>{t(`home.why.${reason}.title`)}</h3>
              <p>{t(`home.why.${reason}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
