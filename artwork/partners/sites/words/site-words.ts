import type { ExampleId } from 'remote-public/media/partner-list';
import type { Language } from '@ponte/contract/language';
import { en } from './en';
import { es } from './es';
import { pt } from './pt';

/** What a partner's example site says. No prices, hours or promises that a partner did not give. */
export interface SiteWords {
  menu: readonly [string, string, string];
  /** Below the name. */
  promise: string;
  action: string;
  offers: { title: string; names: readonly [string, string, string] };
  list: { title: string; names: readonly [string, string, string, string] };
  /** Above the footer. */
  call: string;
}

export type ExampleWords = Readonly<Record<ExampleId, SiteWords>>;

/** The sites speak the language of the page that shows them. */
export const siteWords: Readonly<Record<Language, ExampleWords>> = { pt, en, es };
