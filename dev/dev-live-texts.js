/* global EventSource, fetch */
// Part of the shell's bundle, so that it updates the shell's texts.
import { addTexts, readLanguage, refreshTexts } from '@ponte/kit/i18n/i18n.ts';

/** Replaces changed texts in the page, which keeps its state. */
new EventSource('/locales/changes').onmessage = async () => {
  const language = readLanguage();
  const response = await fetch(`/locales/${language}/translation.json`);
  if (!response.ok) return;
  addTexts(language, await response.json());
  refreshTexts();
};
