import { addTexts, useSite } from '@ponte/kit';
import type { States } from '@ponte/kit/ui/states';
import { en } from './locales/en';
import { es } from './locales/es';
import { pt } from './locales/pt';
import { OverrideBadge } from './OverrideBadge';
import type { OverrideState } from './plan-overrides';

const texts = { pt, en, es };
const none: OverrideState = { chosen: new Map(), refused: [], failures: new Map() };
const chosen = new Map([['remote-chat', 'http://localhost:3003/remoteEntry.js']] as const);

/** Its texts come only with it. */
function Badge(state: Partial<OverrideState>) {
  const { language } = useSite();
  addTexts(language, texts[language]);
  return <OverrideBadge {...none} {...state} remove={() => undefined} dismiss={() => undefined} />;
}

export const states: States = {
  'a part of one’s own': { render: () => <Badge chosen={chosen} />, window: 200 },
  'a part of one’s own that failed': {
    render: () => <Badge chosen={chosen} failures={new Map([['remote-chat', 'entry']])} />,
    window: 240,
  },
  refused: { render: () => <Badge refused={[{ requested: 'remote-x', reason: 'part' }]} />, window: 240 },
};
