import type { OwnSession } from '@ponte/contract/api-responses';
import { localeTags } from '@ponte/contract/language';
import { Button, useSite, type Texts } from '@ponte/kit';
import { useTexts, type TextKey } from '../texts';
import { describeAgent } from './describe-agent';
import styles from './ProfilePage.module.css';

export const describeSession = ({ navegador }: OwnSession, t: Texts<TextKey>): string =>
  describeAgent(navegador ?? '') ?? t('admin.profile.unknownBrowser');

/** One session; others than this one can be ended alone. */
export function SessionLine({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const t = useTexts();
  const { language } = useSite();
  const format = new Intl.DateTimeFormat(localeTags[language], { dateStyle: 'medium', timeStyle: 'short' });
  const date = format.format(new Date(session.desde));
  const name = describeSession(session, t);
  return (
    <li>
      <span>
        {name}
        {session.atual && <strong> {t('admin.profile.thisSession')}</strong>}
      </span>
      <span className={styles.note}>{t('admin.profile.since', { date })}</span>
      {session.endereco && <span className={styles.note}>{session.endereco}</span>}
      {!session.atual && (
        <Button aria-label={t('admin.profile.endOneNamed', { name, date })} onClick={onEnd}>
          {t('admin.profile.endOne')}
        </Button>
      )}
    </li>
  );
}
