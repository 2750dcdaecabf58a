import { useRef } from 'react';
import { languageNames, type Language } from '@ponte/contract/language';
import { Button, useSite } from '@ponte/kit';
import { useTexts } from '../texts';
import styles from './LanguageNotice.module.css';
import type { LanguageChange } from './use-language';

interface LanguageNoticeProps {
  change: LanguageChange | undefined;
  onRetry: () => void;
  onDismiss: () => void;
}

/**
 * Says, in the language that the page still has, that another one is on its way or did not come. The region is there
 * all the time: one that comes with its words is often not read out.
 */
export function LanguageNotice({ change, onRetry, onDismiss }: LanguageNoticeProps) {
  const t = useTexts();
  const { language } = useSite();
  const notice = useRef<HTMLDivElement>(null);
  const names = change && { language: nameIn(language, change.to), shown: nameIn(language, language) };

  /** The pressed button goes away: focus stays with the words that say what comes of it. */
  function press(action: () => void): void {
    notice.current?.focus();
    action();
  }

  return (
    <div ref={notice} tabIndex={-1} className={styles.notice} data-language-notice={change?.state}>
      <p role="status">{change && t(`language.${change.state}`, names)}</p>
      {change?.state === 'failed' && (
        <Button kind="primary" onClick={() => press(onRetry)}>
          {t('language.retry')}
        </Button>
      )}
      {change && change.state !== 'loading' && (
        <Button onClick={() => press(onDismiss)}>{t('language.dismiss')}</Button>
      )}
    </div>
  );
}

/** A language's name within a sentence: "espanhol" in Portuguese, where a menu says "Español". */
function nameIn(language: Language, named: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(named) ?? languageNames[named];
}
