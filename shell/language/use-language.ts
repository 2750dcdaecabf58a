import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Language } from '@ponte/contract/language';
import { readLanguage, subscribeLanguage } from '@ponte/kit/i18n/i18n';
import { switchTexts } from '@ponte/kit/i18n/switch-texts';
import { usePendingNavigation } from '../navigation/pending-navigation';
import { decideLanguage, findUrlIn, languageKey, languageOfPath, rememberLanguage, type Area } from './decide-language';

/** A change of language that is loading, failed because its texts did, or could not be stored. */
export interface LanguageChange {
  readonly to: Language;
  readonly state: 'loading' | 'failed' | 'unkept';
  /** Whether the visitor chose it; otherwise the URL, the storage or another tab did. */
  readonly chosen: boolean;
}

/**
 * The language of the page. It starts as the HTML's; then the URL, the storage and other tabs decide. The page keeps its
 * language until the texts of the next one have loaded; only then do the storage and the URL change.
 */
export function useLanguage(initial: Language, area: Area, urlLanguage: Language | undefined) {
  const language = useSyncExternalStore(subscribeLanguage, readLanguage, () => initial);
  const [change, setChange] = useState<LanguageChange>();
  const navigate = useNavigate();
  const pending = usePendingNavigation();
  const requested = useSyncExternalStore(pending.subscribe, pending.readUrl, () => undefined);
  const location = useLocation();
  /** The choice that could not be stored because storage is full. */
  const unstored = useRef<Language>(undefined);
  /** Set while the page shows its next language and still has the URL of the last one. */
  const isUrlBehind = useRef(false);

  /** Reads the URL now: the visitor may have navigated, or requested a page, while the texts were loading. */
  function correctUrl(replace: boolean): void {
    const to = findUrlIn(readLanguage(), pending.readUrl() ?? window.location);
    if (to) void navigate(to, { replace, preventScrollReset: true });
  }

  function store(chosen: Language): void {
    unstored.current = rememberLanguage(chosen, area) ? undefined : chosen;
  }

  async function switchTo(to: Language, chosen: boolean): Promise<void> {
    setChange(to === readLanguage() ? undefined : { to, state: 'loading', chosen });
    try {
      // Before it is shown: an effect of a navigation may run in between, and would return to the stored language or to the URL's.
      const onLoad = () => {
        isUrlBehind.current = true;
        if (chosen) store(to);
      };
      if (!(await switchTexts(to, onLoad))) return;
      setChange(chosen && unstored.current === to ? { to, state: 'unkept', chosen } : undefined);
    } catch (error) {
      console.error(error);
      setChange({ to, state: 'failed', chosen });
    }
    isUrlBehind.current = false;
    correctUrl(!chosen || area === 'admin');
  }

  const follow = useEffectEvent(() => {
    const readStored = (key: string) => unstored.current ?? localStorage.getItem(key);
    const wanted = decideLanguage({ area, urlLanguage, browser: navigator.language, readStored });
    if (wanted !== readLanguage()) void switchTo(wanted, false);
  });

  useEffect(() => follow(), [area, urlLanguage]);

  // The visitor may have left the page, or gone back, while its URL was to follow a choice: the URL is the old one then. But
  // the browser has the next URL before the page is rendered with it.
  const followUrl = useEffectEvent(() => {
    const isRendered = languageOfPath(window.location.pathname) === urlLanguage;
    if (urlLanguage && isRendered && !requested && !isUrlBehind.current) follow();
  });
  useEffect(() => followUrl(), [location, requested]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== null && key !== 'lang' && key !== languageKey(area)) return;
      unstored.current = undefined;
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
