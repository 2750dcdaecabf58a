import type { States } from '@ponte/kit/ui/states';
import { NavLinks, PrivacyLink } from './NavLinks';

export const states: States = {
  'on the home page': <NavLinks />,
  'on a linked page': { render: () => <NavLinks />, at: '/contato' },
  'privacy link': <PrivacyLink />,
};
