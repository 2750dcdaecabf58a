import type { Language } from '@ponte/contract/language';

export type TextsSource = (language: Language) => Promise<void>;

const sources = new Set<TextsSource>();

/**
 * Adds texts that are not among the page's own, such as those of a part that loads its texts by itself: the page changes
 * its language only once `load` has resolved too, and stays in the old one if it rejects. Returns what takes it away.
 */
export function addTextsSource(load: TextsSource): () => void {
  sources.add(load);
  return () => void sources.delete(load);
}

export async function loadSources(language: Language): Promise<void> {
  await Promise.all([...sources].map((load) => load(language)));
}
