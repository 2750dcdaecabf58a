import { useTexts as useKitTexts } from '@ponte/kit';
import type { pt } from './locales/pt';

export type TextKey = keyof typeof pt;
export const useTexts = useKitTexts<TextKey>;
export type Translate = ReturnType<typeof useTexts>;
