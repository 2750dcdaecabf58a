/* global EventSource, fetch */
// Part of the shell's bundle, whose texts these are.
import { addTexts, i18n, readLanguage } from '@ponte/kit/i18n/i18n.ts';

/** Lays changed texts over those of the page, which keeps its state. */
new EventSource('/locales/changes').onmessage = async () => {
  const language = readLanguage();
  const answer = await fetch(`/locales/${language}/translation.json`);
  if (!answer.ok) return;
  addTexts(language, await answer.json());
  // What every component that shows a text listens to.
  i18n.emit('languageChanged', language);
};
