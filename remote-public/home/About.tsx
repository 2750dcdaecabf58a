import { Link } from '@ponte/kit';
import { Cable } from '../layout/Cable';
import { Section } from '../layout/Section';
import { people } from '../proof/our-people';
import { People } from '../proof/People';
import { useTexts } from '../texts';
import styles from './sections.module.css';

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
