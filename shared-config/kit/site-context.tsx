import { createContext, useContext } from 'react';
import type { Language } from '../contract/language';
import type { UrlForm } from '../contract/route';
import type { SiteSettings } from '../contract/site';

/** Settings, language and URL form of the current page. The shell provides it to every part. */
export interface Site {
  readonly settings: SiteSettings;
  readonly language: Language;
  readonly form: UrlForm;
  /** The language that the page changes to while its texts load. Older shells do not set it. */
  readonly nextLanguage?: Language | undefined;
  /** Switches the whole page to another language in place after its texts have loaded, then changes the URL. */
  readonly chooseLanguage: (language: Language) => void;
}

const SiteContext = createContext<Site | undefined>(undefined);
export const SiteProvider = SiteContext.Provider;

/** @throws when called outside the shell. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite is only available inside the shell');
  return site;
}
