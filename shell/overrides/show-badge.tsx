import { createRoot } from 'react-dom/client';
import { addTexts, readLanguage, subscribeLanguage } from '@ponte/kit/i18n/i18n';
import type { TextTable } from '@ponte/kit/i18n/text-table';
import type { Language } from '@ponte/contract/language';
import { en } from './locales/en';
import { es } from './locales/es';
import { pt } from './locales/pt';
import { OverrideBadge, type BadgeActions } from './OverrideBadge';
import type { OverrideState } from './plan-overrides';

/** Travel with this code: no visitor's texts carry them. */
const texts: Record<Language, TextTable> = { pt, en, es };

/** Puts the badge beside the page, in a root of its own: it stays when the page fails to render. Returns the function that renders it. */
export function showBadge(actions: BadgeActions): (state: OverrideState) => void {
  const add = () => addTexts(readLanguage(), texts[readLanguage()]);
  add();
  subscribeLanguage(add);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return (state) => root.render(<OverrideBadge {...state} {...actions} />);
}
