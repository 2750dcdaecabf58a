import { useId } from 'react';
import { useTexts } from '../texts';
import styles from './WhyUs.module.css';

const reasons = ['price', 'person', 'honest'] as const;

/**
 * Three blocks that hang from the main cable. The drawing is as wide as the blocks' row and measured in hundredths of a
 * column, so every hanger meets its block; the cable itself runs on beyond both sides of the page.
 */
export function WhyUs() {
  const t = useTexts();
  const id = useId();
  return (
    <section className={styles.why} aria-labelledby={id}>
      <div className={styles.inner}>
        <h2 id={id}>{t('home.why.title')}</h2>
        <svg className={styles.cable} viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true">
          <path vectorEffect="non-scaling-stroke" d="M0 94V100M100 97V100M200 66V100" />
          <path className={styles.main} vectorEffect="non-scaling-stroke" d="M-240 -56Q60 256 360 -56" />
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
