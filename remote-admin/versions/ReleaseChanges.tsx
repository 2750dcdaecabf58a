import type { PastRelease } from '@ponte/contract/api-releases';
import { Fold } from '../table/Fold';
import { useTexts } from '../texts';
import { usePartName } from './part-name';
import styles from './ReleaseChanges.module.css';

/** The parts that a release changed, with their builds before and after it. On a phone, they open behind their number. */
export function ReleaseChanges({ changed }: Pick<PastRelease, 'changed'>) {
  const t = useTexts<'administration'>();
  const nameOf = usePartName();
  if (changed.length === 0) return null;
  return (
    <>
      {': '}
      <Fold label={t('admin.versions.parts', { count: changed.length })}>
        <ul className={styles.changed}>
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
      </Fold>
    </>
  );
}
