import type { Language } from '@ponte/contract/language';

export type Words = Readonly<Record<Language, string>>;
