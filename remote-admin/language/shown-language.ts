import { createContext } from 'react';
import type { Language } from '@ponte/contract/language';

/** The language whose texts are loaded and shown. It follows the page's language as soon as those texts arrive. */
export const ShownLanguage = createContext<Language | undefined>(undefined);
