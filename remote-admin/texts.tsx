import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Language } from '@ponte/contract/language';
import { addTexts, addTextsSource, i18n, useSite, type Texts } from '@ponte/kit';
import type { account } from './locales/pt/account';
import type { administration } from './locales/pt/administration';
import type { shared } from './locales/pt/shared';

interface Tables {
  account: typeof account;
  administration: typeof administration;
}

/** Screens of one area share a table of texts, beside the one that all screens share. */
export type Area = keyof Tables;

/** i18next looks up `x_zero`, `x_one` and `x_other` by the key `x` and a `count`. */
type BaseKey<Key> = Key extends `${infer Base}_one` ? Base : Key extends `${string}_${'zero' | 'other'}` ? never : Key;

type KeyOf<In extends Area> = In extends Area ? keyof Tables[In] : never;

/** The key of a text that a screen of the area has; without an area, that every screen has. */
export type TextKey<In extends Area = never> = BaseKey<keyof typeof shared | KeyOf<In>> & string;

/** The language that is shown. It follows the page's language as soon as this part's texts of it have loaded. */
const ShownLanguage = createContext<Language | undefined>(undefined);

/** The texts of an area in the language that is shown. The same function until that changes. */
export function useTexts<In extends Area = never>(): Texts<TextKey<In>> {
  const language = useContext(ShownLanguage) ?? i18n.language;
  return useMemo(() => i18n.getFixedT(language) as unknown as Texts<TextKey<In>>, [language]);
}

/** The roles of a new site's database, which holds their names in Portuguese. */
const roleNames: ReadonlyMap<string, TextKey> = new Map([
  ['Administrador', 'admin.role.admin'],
  ['Colaborador', 'admin.role.staff'],
  ['Cliente', 'admin.role.client'],
]);

/** The name of a role in the page's language. A role that the owner has added or renamed keeps its own name. */
export function useRoleName(): (role: string) => string {
  const t = useTexts();
  return useCallback(
    (role) => {
      const key = roleNames.get(role);
      return key ? t(key) : role;
    },
    [t],
  );
}

/** A chunk per table and language, loaded when a screen first shows it. */
const sources = {
  shared: {
    pt: async () => (await import('./locales/pt/shared')).shared,
    en: async () => (await import('./locales/en/shared')).shared,
    es: async () => (await import('./locales/es/shared')).shared,
  },
  account: {
    pt: async () => (await import('./locales/pt/account')).account,
    en: async () => (await import('./locales/en/account')).account,
    es: async () => (await import('./locales/es/account')).account,
  },
  administration: {
    pt: async () => (await import('./locales/pt/administration')).administration,
    en: async () => (await import('./locales/en/administration')).administration,
    es: async () => (await import('./locales/es/administration')).administration,
  },
};

/** Creates what fetches a screen's texts of a language and adds them to the page's i18n. */
function createLoader(area: Area | undefined) {
  const tables = area ? [sources.shared, sources[area]] : [sources.shared];
  return async (language: Language): Promise<void> => {
    for (const texts of await Promise.all(tables.map((table) => table[language]()))) addTexts(language, texts);
  };
}

interface TextsBoundaryProps {
  /** Absent for a screen that needs the shared texts alone. */
  area?: Area | undefined;
  children: ReactNode;
  fallback: ReactNode;
}

/**
 * Renders `fallback` until the texts of the page's language have loaded, then a screen. While another language loads, the
 * screen stays as it is, with its state.
 */
export function TextsBoundary({ area, children, fallback }: TextsBoundaryProps) {
  const { language } = useSite();
  const [shown, setShown] = useState<Language>();
  const [failure, setFailure] = useState<unknown>();
  const loadTexts = useMemo(() => createLoader(area), [area]);

  useEffect(() => addTextsSource(loadTexts), [loadTexts]);

  useEffect(() => {
    let current = true;
    loadTexts(language).then(
      () => current && setShown(language),
      (reason: unknown) => current && setFailure(reason),
    );
    return () => {
      current = false;
    };
  }, [language, loadTexts]);

  // There is nothing to show: the shell's error boundary explains and offers a retry.
  if (failure && !shown) throw failure;
  return shown ? <ShownLanguage value={shown}>{children}</ShownLanguage> : fallback;
}
