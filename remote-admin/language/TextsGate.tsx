import { useEffect, useState, type ReactNode } from 'react';
import type { Language } from '@ponte/contract/language';
import { addTextsSource, useSite } from '@ponte/kit';
import { loadTexts } from './load-texts';
import { ShownLanguage } from './shown-language';

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
