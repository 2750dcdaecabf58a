import type { Stories } from '@ponte/kit/ui/stories';
import { NavLinks, PrivacyLink } from './NavLinks';

export const stories: Stories = {
  'on the home page': <NavLinks />,
  'with the partners': <NavLinks withPartners />,
  'on a linked page': { render: () => <NavLinks />, at: '/contato' },
  'privacy link': <PrivacyLink />,
};
