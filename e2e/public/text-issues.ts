import type { Page } from '@playwright/test';
import type { Language } from '@ponte/contract/language';
import { foreignPhrases, type Texts } from './texts';

/** Placeholders that were not filled in. */
const placeholders = /\{\{|\}\}|[Ll]orem ipsum|\bTODO\b|\bundefined\b|\bNaN\b|\[object/;

/** Spellings of the other languages. */
const foreignSpelling: Readonly<Record<Language, RegExp>> = {
  pt: /\bemails?\b/i,
  en: /\be-mails?\b/i,
  es: /\be-?mails?\b/i,
};

export type FindTextIssues = (page: Page, language: Language) => Promise<string[]>;

/** Finds texts in another language, keys without a text, and placeholders. */
export function createTextIssueFinder(texts: Readonly<Record<Language, Texts>>): FindTextIssues {
  const foreign = { pt: foreignPhrases(texts, 'pt'), en: foreignPhrases(texts, 'en'), es: foreignPhrases(texts, 'es') };
  const keys = Object.keys(texts.pt);
  return async (page, language) => {
    const text = await readTexts(page);
    const tokens = new Set(text.split(/\s+/));
    return [
      ...foreign[language].filter((phrase) => text.includes(phrase)).map((phrase) => `another language: "${phrase}"`),
      ...keys.filter((key) => tokens.has(key)).map((key) => `a key for a text: ${key}`),
      ...(placeholders.exec(text) ?? []).map((found) => `a placeholder: ${found}`),
      ...(foreignSpelling[language].exec(text) ?? []).map((found) => `another language’s spelling: ${found}`),
    ];
  };
}

/** All visible and accessible text of a page, except elements marked as another language. */
function readTexts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts = [document.title, document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''];
    const attributes = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title'];
    function collect(element: Element) {
      if (element.matches(`script, style, [lang]:not(html, [lang=${document.documentElement.lang}])`)) return;
      for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
      for (const child of element.childNodes) {
        if (child instanceof Element) collect(child);
        else texts.push(child.textContent ?? '');
      }
    }
    collect(document.body);
    return texts.filter(Boolean).join('\n');
  });
}
