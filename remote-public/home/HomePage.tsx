import { Link, type PageHead, type HeadContext } from 'shared-config/kit';
import { useTexts } from '../texts';
import styles from './HomePage.module.css';

export default function HomePage() {
  const t = useTexts();
  return (
    <div className={styles.home}>
      <h1>{t('home.title')}</h1>
      <Link to="services">Services</Link>
    </div>
  );
}

export function head({ t }: HeadContext): PageHead {
  return { title: t('home.title'), description: t('home.title') };
}
