import type { Stories } from '@ponte/kit/ui/stories';
import { PartnerGrid } from './PartnerGrid';

export const stories: Stories = {
  'at rest': <PartnerGrid heading="h3" />,
  'a film plays on hover': {
    render: () => <PartnerGrid heading="h3" />,
    window: 560,
    play: (user) => user.hover('li'),
  },
  'films stopped': { render: () => <PartnerGrid heading="h3" />, window: 560, play: (user) => user.click('button') },
};
