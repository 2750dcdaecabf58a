import { readLanguage } from '@ponte/kit/i18n/i18n';
import { readHead, readLock, readPageState } from '../document/served-document';
import { contentIdOf, type ResolvedPage, type ServedContents } from '../remotes/served-content';
import type { Outlet } from '../remotes/remotes-context';
import { addStyles } from './add-styles';
import { createDocumentLoader, type LoadDocument } from './load-document';

const outlet = `[data-outlet=${'page' satisfies Outlet}]`;

/** Fetches the content of a page in advance, as the composer rendered it. */
export type FetchContent = (page: ResolvedPage, url: string) => void;

/**
 * Adds contents to `served`, one after the other. A page whose content does not arrive, or is of another composition than the
 * document, is left to its module.
 */
export function createContentFetch(served: ServedContents): FetchContent {
  let loader: Promise<LoadDocument> | undefined;
  let last = Promise.resolve();

  async function fetchContent(page: ResolvedPage, url: string): Promise<void> {
    if (served.has(contentIdOf(page, readLanguage()))) return;
    // Once, also if it fails: the browser reports each attempt that an older edge's policy forbids.
    loader ??= Promise.resolve().then(createDocumentLoader);
    const loadDocument = await loader;
    const fetched = await loadDocument(url);
    const { mode, language, hydration = 'load' } = readPageState(fetched.document);
    const id = contentIdOf(page, language);
    const content = fetched.document.querySelector(outlet);
    if (mode !== 'prerendered' || !content || served.has(id)) return;
    if (readLock(fetched.document).composition !== readLock(document).composition) return;
    await addStyles(fetched.styles);
    served.set(id, { id, hydration, head: readHead(fetched.document), shelf: [...content.childNodes] });
  }

  return (page, url) => {
    last = last.then(() => fetchContent(page, url)).catch(ignore);
  };
}

const ignore = () => undefined;
