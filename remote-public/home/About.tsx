import { Link } from '@ponte/kit';
import { useId } from 'react';
import { Cable } from '../layout/Cable';
import { Section } from '../layout/Section';
import { people } from '../proof/our-people';
import { People } from '../proof/People';
import { useTexts } from '../texts';
import styles from './sections.module.css';

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

const values = ['experience', 'personal', 'commitment'] as const;

export function About() {
  const t = useTexts();
  return (
    <Section
      title={t('home.about.title')}
      cable={<Cable from="right" />}
      more={<Link to="about">{t('home.about.more')}</Link>}
    >
      <People people={people} />
      <ul className={styles.values}>
        {values.map((value) => (
          <li key={value}>
            <h3>{t(`home.about.${value}.title`)}</h3>
            <p>{t(`home.about.${value}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
