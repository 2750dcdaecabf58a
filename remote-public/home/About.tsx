import { Link } from '@ponte/kit';
import { Cable } from '../layout/Cable';
import { Section } from '../layout/Section';
import { useTexts } from '../texts';
import styles from './About.module.css';

const blocks = ['experience', 'personal', 'commitment'] as const;

export function About() {
  const t = useTexts();
  return (
    <Section
      title={t('home.about.title')}
      cable={<Cable from="left" />}
      more={<Link to="about">{t('home.about.more')}</Link>}
      beside
    >
      <ul className={styles.blocks}>
        {blocks.map((block) => (
          <li key={block}>
            <h3>{t(`home.about.${block}.title`)}</h3>
            <p>{t(`home.about.${block}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
