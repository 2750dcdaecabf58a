import { useTexts } from '../texts';
import styles from './Sample.module.css';

/** Says that what it stands beside is an example, until the owner replaces it. */
export function Sample() {
  const t = useTexts();
  return <span className={styles.sample}>{t('proof.sample')}</span>;
}
