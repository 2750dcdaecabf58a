import { useTexts } from '../texts';
import styles from './Page.module.css';

/** The placeholder of a page while its code loads. */
export function PageSkeleton() {
  const t = useTexts();
  return (
    <div className={styles.skeleton} role="status">
      <svg viewBox="0 0 240 60" width="240" className={styles.bridge} strokeDasharray="600" aria-hidden="true">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          d="M0 50H240M60 50V8M180 50V8M0 36Q30 34 60 8Q120 62 180 8Q210 34 240 36"
        />
      </svg>
      <span>{t('page.loading')}</span>
    </div>
  );
}
