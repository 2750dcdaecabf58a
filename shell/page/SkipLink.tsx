import { useTexts } from '../texts';
import styles from '../App.module.css';

export function SkipLink() {
  const t = useTexts();
  return (
    <a href="#content" className={styles.skip}>
      {t('page.skip')}
    </a>
  );
}
