import { useEffect, useEffectEvent, useState } from 'react';
import type { Language } from 'shared-config/contract/language';
import { i18n } from 'shared-config/kit';
import { decideLanguage, languageKey, type Area } from './decide-language';
import { rememberLanguage } from './remember-language';

/**
 * The language of the page. It starts as the HTML's; after that the URL, what is stored and other tabs decide, and every
 * change is complete: texts first, then everything at once.
 */
export function useLanguage(initial: Language, area: Area, named: Language | undefined) {
  const [language, setLanguage] = useState(initial);

  async function change(next: Language): Promise<void> {
    await i18n.changeLanguage(next);
    setLanguage(next);
  }

  const follow = useEffectEvent(() => {
    const browser = navigator.language;
    void change(decideLanguage({ area, named, browser, stored: (key) => localStorage.getItem(key) }));
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
    void change(next);
  }

  return { language, choose };
}
