import { partNames } from '@ponte/contract/parts';
import { VisuallyHidden } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './Versions.module.css';

/** As many rows as there are parts, as high as they will be. */
export function PartsSkeleton() {
  const t = useTexts();
  return (
    <div className={styles.parts} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{t('admin.loading')}</span>
      </VisuallyHidden>
      {partNames.map((name) => (
        <div key={name} className={styles.skeleton} data-testid="skeleton-part">
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
