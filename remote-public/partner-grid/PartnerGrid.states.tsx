import type { States } from '@ponte/kit/ui/states';
import { PartnerGrid } from './PartnerGrid';

export const states: States = {
  'at rest': <PartnerGrid heading="h3" />,
  'a film plays where one looks': {
    shows: <PartnerGrid heading="h3" />,
    window: 560,
    enter: (visitor) => visitor.pointAt('li'),
  },
  'films stopped': { shows: <PartnerGrid heading="h3" />, window: 560, enter: (visitor) => visitor.press('button') },
};
