import { lockElementId, pageElementId, type Lock, type PageState } from '@ponte/contract/lock';

export const readLock = (document: Document) => readJson<Lock>(document, lockElementId);
export const readPageState = (document: Document) => readJson<PageState>(document, pageElementId);

/** What a navigation to the document's page must set. */
export function readHead(document: Document) {
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  return { title: document.title, description };
}

/** The composer writes both into every page. */
function readJson<T>(document: Document, id: string): T {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null') as T;
}
