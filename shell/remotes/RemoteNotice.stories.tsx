import type { Stories } from '@ponte/kit/ui/stories';
import { inShell } from '../testing/stories';
import { RemoteNotice } from './RemoteNotice';

const notice = (outlet: 'page' | 'corner') => <RemoteNotice part="remote-chat" module="assistant" outlet={outlet} />;

export const stories: Stories = {
  'a page, not found': inShell(notice('page'), 'missing'),
  'a page, timed out': inShell(notice('page'), 'timeout'),
  'a page, broken': inShell(notice('page'), 'other'),
  'the corner': inShell(notice('corner'), 'missing'),
};
