import type { Path } from 'react-router-dom';
import type { Language } from '@ponte/contract/language';
import { routes } from '@ponte/contract/routes';
import { resolveUrl } from '@ponte/contract/url';
import { loadAllTexts } from '@ponte/kit/i18n/all-texts';
import { readLanguage } from '@ponte/kit/i18n/i18n';
import { areaOf, decideLanguage, languageOfUrl } from '../language/decide-language';
import type { Remotes } from '../remotes/remotes';
import { contentIdOf, type ResolvedPage, type ServedContents } from '../remotes/served-content';

/** After this time a page is shown without its content: its outlet says that it is loading, or why it failed. */
const timeoutMs = 8000;

/** Loads what the page of `url` needs; `undefined` when it can be shown at once. */
export type Prepare = (url: PageAddress, shown: PageAddress) => Promise<unknown> | undefined;

type PageAddress = Pick<Path, 'pathname'>;

/** Loads the module and the texts of a page before it is shown. */
export function createPreparation(remotes: Remotes, served: ServedContents): Prepare {
  /** Served content needs no module, on the page or on its shelf. */
  function hasContent(page: ResolvedPage, language: Language, shown: PageAddress): boolean {
    const id = contentIdOf(page, language);
    if (served.get(id)?.shelf) return true;
    const here = findPage(shown.pathname);
    return id === (here && contentIdOf(here, readLanguage()));
  }

  function loadModule({ route: { part, module } }: ResolvedPage): Promise<void> | undefined {
    remotes.load(part, module);
    const { status } = remotes.find(part, module);
    return status === 'loading' ? remotes.when(part, module, ['ready', 'failed']) : undefined;
  }

  return function prepare(url, shown) {
    const page = findPage(url.pathname);
    if (!page) return undefined;
    const language = findLanguage(page);
    // Without its texts the page is shown in the present language, with a notice.
    const texts = language === readLanguage() ? undefined : loadAllTexts(language).catch(() => undefined);
    const module = hasContent(page, language, shown) ? undefined : loadModule(page);
    if (!texts && !module) return undefined;
    const limit = new Promise((resolve) => setTimeout(resolve, timeoutMs));
    return Promise.race([Promise.all([texts, module]), limit]);
  };
}

/** Whether the page of `pathname` is in another language than the one that is shown. */
export function changesLanguage(pathname: string): boolean {
  const page = findPage(pathname);
  return page !== undefined && findLanguage(page) !== readLanguage();
}

function findPage(pathname: string): ResolvedPage | undefined {
  const resolved = resolveUrl(routes, pathname);
  if (resolved.kind === 'redirect') return findPage(resolved.to);
  return resolved.kind === 'page' ? resolved : undefined;
}

function findLanguage({ route, form, language }: ResolvedPage): Language {
  const urlLanguage = languageOfUrl(form, language);
  const readStored = (key: string) => localStorage.getItem(key);
  return decideLanguage({ area: areaOf(route), urlLanguage, browser: navigator.language, readStored });
}
