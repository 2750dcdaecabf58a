import type { States } from '@ponte/kit/ui/states';
import { CompanyFlow } from './CompanyFlow';

export const states: States = {
  'the first step open': <CompanyFlow />,
  'another step open': {
    render: () => <CompanyFlow />,
    window: 1200,
    play: (user) => user.click('li:nth-child(3) > details > summary'),
  },
};
