import type { States } from '@ponte/kit/ui/states';
import { CompanyFlow } from './CompanyFlow';

export const states: States = {
  'the first step open': <CompanyFlow />,
  'another step open': {
    shows: <CompanyFlow />,
    window: 1200,
    enter: (visitor) => visitor.press('li:nth-child(3) > details > summary'),
  },
};
