import { useTranslation } from 'react-i18next';

export type TextValues = Record<string, string | number>;

/** The texts of a part, by the keys of its source language: a misspelt key does not compile. */
export type Texts<Key extends string> = (key: Key, values?: TextValues) => string;

/** A part's typed access to its texts in the page's language; re-renders when the language changes. */
export function useTexts<Key extends string>(): Texts<Key> {
  const { t } = useTranslation();
  return t as unknown as Texts<Key>;
}
