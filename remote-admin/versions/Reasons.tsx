import type { PublishedBuild } from '@ponte/contract/release-summary';
import { useTexts } from '../texts';
import styles from './LivePart.module.css';

/** Why a build cannot be gone back to. What has no translation is shown as the command printed it, in English. */
export function Reasons({ withdrawn, reasons }: Pick<PublishedBuild, 'withdrawn' | 'reasons'>) {
  const t = useTexts<'administration'>();
  if (withdrawn) return <p className={styles.quiet}>{t('admin.versions.withdrawnBy', withdrawn)}</p>;
  return reasons.map((reason) => (
    <p key={reason} lang="en" className={styles.quiet}>
      {reason}
    </p>
  ));
}
