import { createContext, useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Texts } from './i18n';
import { i18n } from './i18next';

/** Renders again when texts of the language arrive later than the component. */
const options = { i18n, useSuspense: false, bindI18nStore: 'added' } as const;

const TextsContext = createContext<Texts<string> | undefined>(undefined);

/** Gives a remote's components their texts, and renders them again when the language changes. The shell has one per outlet. */
export function TextsProvider({ children }: { children: ReactNode }) {
  // Here alone: it costs about as much as rendering a component, which delays a page of a hundred of them.
  const { t } = useTranslation(undefined, options);
  return <TextsContext value={t as unknown as Texts<string>}>{children}</TextsContext>;
}

/** A part's typed access to its texts in the page's language. The same function until texts or language change. */
export function useTexts<Key extends string>(): Texts<Key> {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('There is no TextsProvider above');
  return texts;
}
