import { languageOfTag, publicDefault, type Language } from '@ponte/contract/language';
import { en } from './en';
import { es } from './es';
import { pt, type TextKey } from './pt';

const texts: Record<Language, Record<TextKey, string>> = { pt, en, es };

export function getText(language: Language, key: TextKey, values: Record<string, string | number> = {}): string {
  return texts[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The language of `Accept-Language` that the caller likes best among ours; Portuguese when there is none. */
export function decideLanguage(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 400)
    .split(',', 20)
    .map((part) => {
      const [tag, ...parameters] = part.split(';');
      const quality = parameters
        .find((parameter) => parameter.trim().startsWith('q='))
        ?.trim()
        .slice(2);
      return { language: languageOfTag(tag), quality: quality === undefined ? 1 : Number(quality) || 0 };
    });
  const best = wishes.filter((wish) => wish.quality > 0 && wish.language).sort((a, b) => b.quality - a.quality)[0];
  return best?.language ?? publicDefault;
}
