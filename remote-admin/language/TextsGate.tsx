import { createContext, useEffect, useState, type ReactNode } from 'react';
import type { Language } from '@ponte/contract/language';
import { addTexts, addTextsSource, useSite } from '@ponte/kit';

/** The language whose texts are loaded and shown. It follows the page's language as soon as those texts arrive. */
export const ShownLanguage = createContext<Language | undefined>(undefined);

/** One chunk for each language: a language that is not shown is not loaded. */
const sources = {
  pt: async () => (await import('../locales/pt')).pt,
  en: async () => (await import('../locales/en')).en,
  es: async () => (await import('../locales/es')).es,
};

/** Fetches this part's texts of a language and hands them to the page's i18n. */
async function loadTexts(language: Language): Promise<void> {
  addTexts(language, await sources[language]());
}

/**
 * Shows a screen once the texts of the page's language are here. While another language loads, the screen stays as it
 * is, with what was typed into it.
 */
export function TextsGate({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
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

  // Nothing to show: the shell's boundary says so and offers to try again.
  if (failure && !shown) throw failure;
  return shown ? <ShownLanguage value={shown}>{children}</ShownLanguage> : waiting;
}
