import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Language } from '@ponte/contract/language';
import { addTexts, addTextsSource, i18n, useSite, type Texts } from '@ponte/kit';
import type { pt } from './locales/pt';

/** i18next looks up `x_zero`, `x_one` and `x_other` by the key `x` and a `count`. */
type BaseKey<Key extends string> = Key extends `${infer Base}_one`
  ? Base
  : Key extends `${string}_${'zero' | 'other'}`
    ? never
    : Key;

export type TextKey = BaseKey<keyof typeof pt>;

/** The language that is shown. It follows the page's language as soon as this part's texts of it have loaded. */
const ShownLanguage = createContext<Language | undefined>(undefined);

/** This part's texts in the language that is shown. The same function until that changes. */
export function useTexts(): Texts<TextKey> {
  const language = useContext(ShownLanguage) ?? i18n.language;
  return useMemo(() => i18n.getFixedT(language) as unknown as Texts<TextKey>, [language]);
}

/** One chunk per language, loaded when it is first shown. */
const sources = {
  pt: async () => (await import('./locales/pt')).pt,
  en: async () => (await import('./locales/en')).en,
  es: async () => (await import('./locales/es')).es,
};

/** Fetches this part's texts of a language and adds them to the page's i18n. */
async function loadTexts(language: Language): Promise<void> {
  addTexts(language, await sources[language]());
}

/**
 * Renders `fallback` until the texts of the page's language have loaded, then a screen. While another language loads, the
 * screen stays as it is, with its state.
 */
export function TextsBoundary({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  const { language } = useSite();
  const [shown, setShown] = useState<Language>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => addTextsSource(loadTexts), []);

  useEffect(() => {
    let current = true;
    loadTexts(language).then(
      () => current && setShown(language),
      (reason: unknown) => current && setFailure(reason),
    );
    return () => {
      current = false;
    };
  }, [language]);

  // There is nothing to show: the shell's error boundary explains and offers a retry.
  if (failure && !shown) throw failure;
  return shown ? <ShownLanguage value={shown}>{children}</ShownLanguage> : fallback;
}
