import type { States } from '@ponte/kit/ui/states';
import { NavLinks } from './NavLinks';

export const states: States = {
  'on the home page': <NavLinks />,
  'on a page of it': { render: () => <NavLinks />, at: '/contato' },
};
