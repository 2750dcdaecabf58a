import { addTexts, useSite } from '@ponte/kit';
import type { Stories } from '@ponte/kit/ui/stories';
import { OverrideBadge } from './OverrideBadge';
import type { OverrideState } from './plan-overrides';
import { overrideTexts } from './texts';

const none: OverrideState = { overrides: new Map(), rejected: [], failures: new Map() };
const overrides = new Map([['remote-chat', 'http://localhost:3003/remoteEntry.js']] as const);

function Badge(state: Partial<OverrideState>) {
  const { language } = useSite();
  addTexts(language, overrideTexts[language]);
  return <OverrideBadge {...none} {...state} remove={() => undefined} dismiss={() => undefined} />;
}

export const stories: Stories = {
  'a local part': { render: () => <Badge overrides={overrides} />, window: 200 },
  'a local part that failed': {
    render: () => <Badge overrides={overrides} failures={new Map([['remote-chat', 'entry']])} />,
    window: 240,
  },
  'a rejected request': {
    render: () => <Badge rejected={[{ requested: 'remote-x', reason: 'part' }]} />,
    window: 240,
  },
};
