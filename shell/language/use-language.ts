import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Language } from 'shared-config/contract/language';
import { readLanguage, subscribeLanguage, switchTexts } from 'shared-config/i18n/i18n';
import { decideLanguage, languageKey, type Area } from './decide-language';
import { rememberLanguage } from './remember-language';

/**
 * The language of the page. It starts as the HTML's; after that the URL, what is stored and other tabs decide, and every
 * change is complete: texts first, then everything at once.
 */
export function useLanguage(initial: Language, area: Area, named: Language | undefined) {
  const language = useSyncExternalStore(subscribeLanguage, readLanguage, () => initial);

  const follow = useEffectEvent(() => {
    const browser = navigator.language;
    const wanted = decideLanguage({ area, named, browser, stored: (key) => localStorage.getItem(key) });
    if (wanted !== readLanguage()) void switchTexts(wanted);
  });

  useEffect(() => follow(), [area, named]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === 'lang' || key === languageKey(area)) follow();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [area]);

  function choose(next: Language): void {
    rememberLanguage(next, area);
    void switchTexts(next);
  }

  return { language, choose };
}
