import type { Stories } from '@ponte/kit/ui/stories';
import { inShell, withAssistant } from '../testing/stories';
import { PageSkeleton } from '../page/PageSkeleton';
import { RemoteModule } from './RemoteModule';

const props = {};
const module = (
  <RemoteModule part="remote-chat" module="assistant" props={props} fallback={<PageSkeleton />} outlet="page" />
);

export const stories: Stories = {
  loading: inShell(module),
  'loaded: the module itself': inShell(module, withAssistant),
  missing: inShell(module, 'missing'),
};
