import { useFrameTexts } from '@ponte/kit/i18n/i18n';
import type { pt } from './locales/pt';

export type TextKey = keyof typeof pt;
export const useTexts = useFrameTexts<TextKey>;
