import type { Stories } from '@ponte/kit/ui/stories';
import { NavLinks, PrivacyLink } from './NavLinks';

export const stories: Stories = {
  'on the home page': <NavLinks />,
  'with all links': <NavLinks all />,
  'on a linked page': { render: () => <NavLinks />, at: '/contato' },
  'privacy link': <PrivacyLink />,
};
