import type { Stories } from '@ponte/kit/ui/stories';
import { CompanyFlow } from './CompanyFlow';

export const stories: Stories = {
  'the first step open': <CompanyFlow />,
  'another step open': {
    render: () => <CompanyFlow />,
    window: 1200,
    play: (user) => user.click('li:nth-child(3) > details > summary'),
  },
};
