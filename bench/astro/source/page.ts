import type { SiteSettings } from '@ponte/contract/site';
import { startTextsWith } from '@ponte/kit/i18n/i18n';
import type { TextTable } from '@ponte/kit/i18n/text-table';
import { language } from '../../subjects/measured-page';

/** What the parts of the page share: at build time everything, in the browser what islands need. */
export interface Page {
  readonly settings: SiteSettings;
  readonly texts: TextTable;
}

export const pageElementId = 'astro-page';

let page: Page | undefined;

/** Called before anything is rendered. */
export function setPage(given: Page): Page {
  page = given;
  startTextsWith(language, given.texts);
  return given;
}

/** Islands load in any order: the first one initialises the texts for all. */
export function readPage(): Page {
  return page ?? setPage(JSON.parse(document.getElementById(pageElementId)?.textContent ?? 'null') as Page);
}
