import type { States } from '@ponte/kit/ui/states';
import { PartnerGrid } from './PartnerGrid';

export const states: States = {
  'at rest': <PartnerGrid heading="h3" />,
  'a film plays on hover': {
    render: () => <PartnerGrid heading="h3" />,
    window: 560,
    play: (user) => user.hover('li'),
  },
  'films stopped': { render: () => <PartnerGrid heading="h3" />, window: 560, play: (user) => user.click('button') },
};
