import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '@ponte/contract/language';
import { readLanguage, subscribeLanguage } from '@ponte/kit/i18n/i18n';
import { switchTexts } from '@ponte/kit/i18n/switch-texts';
import { findAddressIn } from './address-in';
import { decideLanguage, languageKey, type Area } from './decide-language';
import { rememberLanguage } from './remember-language';

/** What there is to say about a change of language: it is on its way, its texts did not come, it is not kept. */
export interface LanguageChange {
  readonly to: Language;
  readonly state: 'loading' | 'failed' | 'unkept';
  /** By the visitor; otherwise by the address, the storage or another tab. */
  readonly chosen: boolean;
}

/**
 * The language of the page. It starts as the HTML's; after that the URL, what is stored and other tabs decide. The page
 * stays whole in its language until the texts of the next one are there; what is stored and the address follow then.
 */
export function useLanguage(initial: Language, area: Area, named: Language | undefined) {
  const language = useSyncExternalStore(subscribeLanguage, readLanguage, () => initial);
  const [change, setChange] = useState<LanguageChange>();
  const navigate = useNavigate();
  /** The choice that a full storage did not take. */
  const unkept = useRef<Language>(undefined);

  /** The page may have been left for another one while the texts came: the address is read now. */
  function correctAddress(replace: boolean): void {
    const to = findAddressIn(readLanguage(), window.location);
    if (to) void navigate(to, { replace, preventScrollReset: true });
  }

  async function switchTo(to: Language, chosen: boolean): Promise<void> {
    setChange(to === readLanguage() ? undefined : { to, state: 'loading', chosen });
    try {
      if (!(await switchTexts(to))) return;
      const isKept = !chosen || rememberLanguage(to, area);
      if (chosen) unkept.current = isKept ? undefined : to;
      setChange(isKept ? undefined : { to, state: 'unkept', chosen });
    } catch (error) {
      console.error(error);
      setChange({ to, state: 'failed', chosen });
    }
    correctAddress(!chosen || area === 'admin');
  }

  const follow = useEffectEvent(() => {
    const stored = (key: string) => unkept.current ?? localStorage.getItem(key);
    const wanted = decideLanguage({ area, named, browser: navigator.language, stored });
    if (wanted !== readLanguage()) void switchTo(wanted, false);
  });

  useEffect(() => follow(), [area, named]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== null && key !== 'lang' && key !== languageKey(area)) return;
      unkept.current = undefined;
      follow();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [area]);

  return {
    language,
    change,
    choose: (to: Language) => void switchTo(to, true),
    retry: () => change && void switchTo(change.to, change.chosen),
    dismiss: () => setChange(undefined),
  };
}
