import type { States } from '@ponte/kit/ui/states';
import { inShell, withAssistant } from '../testing/stories';
import { PageSkeleton } from '../page/PageSkeleton';
import { RemoteModule } from './RemoteModule';

const props = {};
const module = (
  <RemoteModule part="remote-chat" module="assistant" props={props} waiting={<PageSkeleton />} place="page" />
);

export const states: States = {
  'on its way': inShell(module),
  'there: the module itself': inShell(module, withAssistant),
  missing: inShell(module, 'missing'),
};
