import type { Stories } from '@ponte/kit/ui/stories';
import { DockAction } from './DockAction';

export const stories: Stories = {
  'on the home page': <DockAction />,
  'on the contact page': { render: () => <DockAction />, at: '/contato' },
  'in the administration': { render: () => <DockAction />, at: '/admin' },
};
