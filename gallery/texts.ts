import type { Language } from '@ponte/contract/language';
import { startTextsWith } from '@ponte/kit/i18n/i18n';
import * as adminEn from '../remote-admin/locales/en';
import * as adminEs from '../remote-admin/locales/es';
import * as adminPt from '../remote-admin/locales/pt';
import * as chatEn from '../remote-chat/locales/en';
import * as chatEs from '../remote-chat/locales/es';
import * as chatPt from '../remote-chat/locales/pt';
import * as publicEn from '../remote-public/locales/en';
import * as publicEs from '../remote-public/locales/es';
import * as publicPt from '../remote-public/locales/pt';
import * as shellEn from '../shell/locales/en';
import * as shellEs from '../shell/locales/es';
import * as shellPt from '../shell/locales/pt';

const tables = {
  pt: { ...shellPt.pt, ...publicPt.pt, ...chatPt.pt, ...adminPt.pt },
  en: { ...shellEn.en, ...publicEn.en, ...chatEn.en, ...adminEn.en },
  es: { ...shellEs.es, ...publicEs.es, ...chatEs.es, ...adminEs.es },
} satisfies Record<Language, object>;

/** Starts i18n with the texts of every part, as the composed site does. */
export function startAllTexts(language: Language): void {
  startTextsWith(language, tables[language]);
}
