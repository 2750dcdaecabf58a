import { createInstance, type i18n as I18n } from 'i18next';
import { languages } from '@ponte/contract/language';
import { connectLibrary, showMissing } from './i18n';

/** The page's only i18next instance, which every part shares through the kit. It loads with the first remote. */
export const i18n: I18n = createInstance();

const namespace = 'translation';

void i18n.init({
  supportedLngs: [...languages],
  // Keys are flat: a dot in a key has no meaning.
  keySeparator: false,
  nsSeparator: false,
  returnEmptyString: false,
  fallbackLng: false,
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: showMissing,
  initAsync: false,
  resources: {},
});

connectLibrary({
  translate: (key, values) => i18n.t(key, values),
  replaceTable(language, texts) {
    i18n.removeResourceBundle(language, namespace);
    i18n.addResourceBundle(language, namespace, texts, false, true, { skipCopy: true });
  },
  showLanguage: (language) => void i18n.changeLanguage(language),
});
