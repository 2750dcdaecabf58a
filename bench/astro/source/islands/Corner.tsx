import type { Lock } from '@ponte/contract/lock';
import { addTexts } from '@ponte/kit';
import { Corner as OwnCorner } from '../../../../shell/corner/Corner';
import { assistant } from '../../../../shell/corner/AssistantSlot';
import { createRemotes } from '../../../../shell/remotes/remotes';
import { RemotesProvider } from '../../../../shell/remotes/remotes-context';
import { withTexts } from '../../../../shell/remotes/with-texts';
import { language } from '../../../subjects/measured-page';
import { onSite } from '../on-site';

/** Hel's code loads as on the composed site: on intent. */
const remotes = createRemotes({
  lock: { [assistant.part]: { current: { build: 'astro', entry: '/' } } } as Lock['remotes'],
  federation: {
    start: () => Promise.resolve(),
    mount: () => Promise.resolve(),
    load: fetchAssistant,
    commit: () => {},
  },
  report: () => {},
});

export const Corner = onSite(() => (
  <RemotesProvider value={remotes}>
    <OwnCorner withAssistant />
  </RemotesProvider>
));

async function fetchAssistant(): Promise<unknown> {
  const [module, { pt }] = await Promise.all([
    import('../../../../remote-chat/assistant/Assistant'),
    import('../../../../remote-chat/locales/pt'),
  ]);
  addTexts(language, pt);
  return withTexts(module);
}
