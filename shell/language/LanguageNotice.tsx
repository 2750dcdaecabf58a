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
 * Says, in the page's current language, that another one is loading or failed. The live region is always in the page:
 * screen readers often miss a region that is inserted together with its text.
 */
export function LanguageNotice({ change, onRetry, onDismiss }: LanguageNoticeProps) {
  const t = useTexts();
  const { language } = useSite();
  const notice = useRef<HTMLDivElement>(null);
  const names = change && { language: nameIn(language, change.to), shown: nameIn(language, language) };

  /** The pressed button disappears, so focus moves to the notice, which shows the result. */
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
