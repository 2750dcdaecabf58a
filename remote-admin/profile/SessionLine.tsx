import type { OwnSession } from '@ponte/contract/api-responses';
import { localeTags, type Language } from '@ponte/contract/language';
import { Button, useSite, type Texts } from '@ponte/kit';
import { useTexts, type TextKey } from '../texts';
import { describeAgent } from './describe-agent';
import styles from './ProfilePage.module.css';

/** What tells a session from the others: its browser, and since when it has been open. */
export function describeSession({ navegador, desde }: OwnSession, t: Texts<TextKey<'account'>>, language: Language) {
  const format = new Intl.DateTimeFormat(localeTags[language], { dateStyle: 'medium', timeStyle: 'short' });
  return {
    name: describeAgent(navegador ?? '') ?? t('admin.profile.unknownBrowser'),
    date: format.format(new Date(desde)),
  };
}

/** One session; others than this one can be ended alone. */
export function SessionLine({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const t = useTexts<'account'>();
  const { language } = useSite();
  const { name, date } = describeSession(session, t, language);
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
