import type { States } from 'shared-config/ui/states';
import { inShell, withAssistant } from '../testing/scenes';
import { RemoteIsland } from './RemoteIsland';

const island = <RemoteIsland part="remote-chat" module="assistant" props={{}} waiting={null} place="corner" />;

export const states: States = {
  'there: the module itself': inShell(island, withAssistant),
  missing: inShell(island, 'missing'),
};
