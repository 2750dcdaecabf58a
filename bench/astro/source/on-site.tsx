import type { ComponentType } from 'react';
import type { Language } from '@ponte/contract/language';
import { buildUrl } from '@ponte/contract/url';
import { SiteProvider } from '@ponte/kit';
import { TextsProvider } from '@ponte/kit/i18n/use-texts';
import { getRoute } from '@ponte/contract/routes';
import { rememberLanguage } from '../../../shell/language/decide-language';
import { language } from '../../subjects/measured-page';
import { readPage } from './page';

/** Renders a component of the site as its own root: an island, or a section that is rendered at build time. */
export function onSite(Component: ComponentType): ComponentType {
  return function OnSite() {
    return (
      <SiteProvider value={{ settings: readPage().settings, language, form: language, chooseLanguage }}>
        <TextsProvider>
          <Component />
        </TextsProvider>
      </SiteProvider>
    );
  };
}

/** In an export, every language is a document. */
function chooseLanguage(language: Language): void {
  rememberLanguage(language, 'public');
  location.assign(buildUrl(getRoute('home'), language, language));
}
