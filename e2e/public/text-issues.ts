import type { Page } from '@playwright/test';
import type { Language } from '@ponte/contract/language';
import { foreignPhrases, type Texts } from './texts';

/** What stands where a text should: nothing was filled in, or nothing was written. */
const placeholders = /\{\{|\}\}|[Ll]orem ipsum|\bTODO\b|\bundefined\b|\bNaN\b|\[object/;

/** How the other languages spell it; each language has one spelling of its own. */
const foreignSpelling: Readonly<Record<Language, RegExp>> = {
  pt: /\bemails?\b/i,
  en: /\be-mails?\b/i,
  es: /\be-?mails?\b/i,
};

export type FindTextIssues = (page: Page, language: Language) => Promise<string[]>;

/** Finds what a page says in a language that is not its own, keys that have no text, and placeholders. */
export function createTextIssueFinder(texts: Readonly<Record<Language, Texts>>): FindTextIssues {
  const foreign = { pt: foreignPhrases(texts, 'pt'), en: foreignPhrases(texts, 'en'), es: foreignPhrases(texts, 'es') };
  const keys = Object.keys(texts.pt);
  return async (page, language) => {
    const said = await readWords(page);
    const tokens = new Set(said.split(/\s+/));
    return [
      ...foreign[language].filter((phrase) => said.includes(phrase)).map((phrase) => `another language: "${phrase}"`),
      ...keys.filter((key) => tokens.has(key)).map((key) => `a key for a text: ${key}`),
      ...(placeholders.exec(said) ?? []).map((found) => `a placeholder: ${found}`),
      ...(foreignSpelling[language].exec(said) ?? []).map((found) => `another language’s spelling: ${found}`),
    ];
  };
}

/** Everything a page says, seen or heard; what is marked as another language (names of languages) aside. */
function readWords(page: Page): Promise<string> {
  return page.evaluate(() => {
    const said = [document.title, document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''];
    const attributes = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title'];
    function listen(element: Element) {
      if (element.matches(`script, style, [lang]:not(html, [lang=${document.documentElement.lang}])`)) return;
      for (const name of attributes) said.push(element.getAttribute(name) ?? '');
      for (const child of element.childNodes) {
        if (child instanceof Element) listen(child);
        else said.push(child.textContent ?? '');
      }
    }
    listen(document.body);
    return said.filter(Boolean).join('\n');
  });
}
