import { useSyncExternalStore } from 'react';
import { languages, type Language } from '@ponte/contract/language';
import { withoutGaps, type TextTable } from './text-table';

export type TextValues = Record<string, string | number>;

/** The texts of a part by the keys of its source language: an unknown key does not compile. */
export type Texts<Key extends string> = (key: Key, values?: TextValues) => string;

/** i18next, once it has loaded. The frame's texts are looked up without it: they are needed first, and have no plurals. */
export interface TextsLibrary {
  translate(key: string, values: Readonly<TextValues>): string;
  replaceTable(language: Language, texts: TextTable): void;
  showLanguage(language: Language): void;
}

let tables: Partial<Record<Language, TextTable>> = {};
let shown: Language | undefined;
let library: TextsLibrary | undefined;
let onMissing: (() => void) | undefined;
let translate = createTranslate();
const listeners = new Set<() => void>();

/** From now on the library looks texts up. */
export function connectLibrary(connected: TextsLibrary): void {
  library = connected;
  for (const language of languages) library.replaceTable(language, tables[language] ?? {});
  if (shown) library.showLanguage(shown);
}

/** Calls back on every change of the page's language. Returns a function that unsubscribes. */
export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The language that the page shows. */
export function readLanguage(): Language {
  return shown as Language;
}

/** Shows a language whose texts have been added. */
export function showLanguage(language: Language): void {
  shown = language;
  library?.showLanguage(language);
  refreshTexts();
}

/** Renders again what shows a text. */
export function refreshTexts(): void {
  translate = createTranslate();
  for (const listener of [...listeners]) listener();
}

/** Starts with these texts alone, on the server and in tests. */
export function startTextsWith(language: Language, texts: TextTable): void {
  tables = {};
  for (const known of languages) setTable(known, known === language ? withoutGaps(texts) : {});
  showLanguage(language);
}

/** Adds a part's own texts, which replace existing texts of the same keys. An empty text counts as missing. */
export function addTexts(language: Language, texts: TextTable): void {
  setTable(language, { ...tables[language], ...withoutGaps(texts) });
}

/** Adds texts for keys that the language lacks. */
export function fillTexts(language: Language, texts: TextTable): void {
  setTable(language, { ...withoutGaps(texts), ...tables[language] });
}

function setTable(language: Language, texts: TextTable): void {
  tables[language] = texts;
  library?.replaceTable(language, texts);
}

export type TextsSource = (language: Language) => Promise<void>;

const sources = new Set<TextsSource>();

/**
 * Registers a source of texts that are not among the page's own, such as those of a part that loads its own texts. The
 * page changes its language only after `load` has resolved, and keeps the old one if it rejects. Returns a function that
 * removes the source.
 */
export function addTextsSource(load: TextsSource): () => void {
  sources.add(load);
  return () => void sources.delete(load);
}

export async function loadSources(language: Language): Promise<void> {
  await Promise.all([...sources].map((load) => load(language)));
}

/** A text of the page's language, outside React. */
export function textOf(key: string, values: Readonly<TextValues> = {}): string {
  return library ? library.translate(key, values) : lookUp(key, values);
}

/** The frame's typed access to its texts in the page's language. Re-renders when the language changes. */
export function useFrameTexts<Key extends string>(): Texts<Key> {
  return useSyncExternalStore(subscribeLanguage, readTranslate, readTranslate);
}

const readTranslate = () => translate;

/** A new function for each language, so that what depends on it is computed again. */
function createTranslate() {
  return (key: string, values?: TextValues) => lookUp(key, values);
}

function lookUp(key: string, values: Readonly<TextValues> = {}): string {
  const text = shown && tables[shown]?.[key];
  return text?.replaceAll(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? '')) ?? showMissing(key);
}

/** `handler` is called at each use of a key without a text. */
export function handleMissingTexts(handler: () => void): void {
  onMissing = handler;
}

/** A page never shows a key: the place stays empty until a text has loaded. On the server and in tests it shows the key. */
export function showMissing(key: string): string {
  if (!onMissing) return key;
  onMissing();
  return '';
}
