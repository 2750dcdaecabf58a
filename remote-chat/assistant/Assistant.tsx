import { useTexts } from '../texts';
import styles from './Assistant.module.css';

export default function Assistant() {
  const t = useTexts();
  return (
    <button type="button" className={styles.launcher}>
      {t('chat.open')}
    </button>
  );
}
