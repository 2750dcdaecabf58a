import { useTranslation } from 'react-i18next';
import type { Texts } from './i18n';
import { i18n } from './i18next';

/** Renders again when texts of the language arrive later than the component. */
const options = { i18n, useSuspense: false, bindI18nStore: 'added' } as const;

/** A part's typed access to its texts in the page's language. Re-renders when the language changes. */
export function useTexts<Key extends string>(): Texts<Key> {
  const { t } = useTranslation(undefined, options);
  return t as unknown as Texts<Key>;
}
