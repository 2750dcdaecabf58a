import { useContext } from 'react';
import { i18n, type Texts } from '@ponte/kit';
import type { pt } from './locales/pt';
import { ShownLanguage } from './language/TextsGate';

/** `x_zero`, `x_one` and `x_other` are asked for as `x`, with a `count`. */
type AskedFor<Key extends string> = Key extends `${infer Base}_one`
  ? Base
  : Key extends `${string}_${'zero' | 'other'}`
    ? never
    : Key;

export type TextKey = AskedFor<keyof typeof pt>;

/** This part's texts, in the language that is shown: the page's, as soon as its texts are here. */
export function useTexts(): Texts<TextKey> {
  const language = useContext(ShownLanguage);
  return i18n.getFixedT(language ?? i18n.language) as unknown as Texts<TextKey>;
}
