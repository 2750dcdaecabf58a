import { useTexts } from '../texts';
import styles from './LivePart.module.css';

/** Why a build cannot be gone back to. A sentence without a translation is shown as the command printed it, in English. */
export function Reason({ sentence }: { sentence: string }) {
  const t = useTexts();
  // So does `ponte rollback --list` say which release withdrew a build; the rest is what a person typed.
  const [, serial, why = ''] = sentence.split(/^by release (\d+): /);
  return (
    <p lang={serial ? undefined : 'en'} className={styles.quiet}>
      {serial ? t('admin.versions.withdrawnBy', { serial, why }) : sentence}
    </p>
  );
}
