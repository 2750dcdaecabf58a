import { useId, useState } from 'react';
import type { PastRelease } from '@ponte/contract/api-releases';
import { actionClass } from '../table/Cells';
import { useTexts } from '../texts';
import { usePartName } from './part-name';
import styles from './ReleaseChanges.module.css';

/** The parts that a release changed, with their builds before and after it. On a phone, they open behind their number. */
export function ReleaseChanges({ changed }: Pick<PastRelease, 'changed'>) {
  const t = useTexts<'administration'>();
  const nameOf = usePartName();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (changed.length === 0) return null;
  return (
    <>
      {' '}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className={`${actionClass()} ${styles.fold}`}
        onClick={() => setOpen(!isOpen)}
      >
        {t('admin.versions.parts', { count: changed.length })}
      </button>
      <ul id={id} className={isOpen ? styles.changed : `${styles.changed} ${styles.folded}`}>
        {changed.map(({ part, from, build }) => (
          <li key={part}>
            <span>{nameOf(part)} </span>
            <span className={styles.builds}>
              {from && <span>{from} </span>}
              <span className={styles.whole}>{from ? `→ ${build}` : build}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
