import type { Stories } from '@ponte/kit/ui/stories';
import { LauncherProvider } from '@ponte/kit';
import { inShell, withAssistant } from '../testing/stories';
import { RemoteIsland } from './RemoteIsland';

const nothing = () => undefined;
const island = (
  <LauncherProvider value={{ isOpen: true, dialogId: 'dialog', close: nothing, returnFocus: nothing }}>
    <RemoteIsland part="remote-chat" module="assistant" props={{}} fallback={null} outlet="corner" />
  </LauncherProvider>
);

export const stories: Stories = {
  'loaded: the module itself': inShell(island, withAssistant),
};
