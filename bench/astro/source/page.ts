import type { SiteSettings } from '@ponte/contract/site';
import { startTextsWith } from '@ponte/kit/i18n/i18n';
import type { TextTable } from '@ponte/kit/i18n/text-table';
import { language } from '../../subjects/measured-page';

/** What the parts of the page share: all of it when the page is built, and in the browser what the islands need. */
export interface Page {
  readonly settings: SiteSettings;
  readonly texts: TextTable;
}

export const pageElementId = 'astro-page';

let page: Page | undefined;

/** Before anything of the page is drawn. */
export function setPage(given: Page): Page {
  page = given;
  startTextsWith(language, given.texts);
  return given;
}

/** Islands arrive in any order: the first one starts the texts for all. */
export function readPage(): Page {
  return page ?? setPage(JSON.parse(document.getElementById(pageElementId)?.textContent ?? 'null') as Page);
}
