import type { Stories } from '@ponte/kit/ui/stories';
import { Summary } from './Summary';

export const stories: Stories = {
  'an amount': <Summary id="f1" />,
  'an amount per person': <Summary id="family" />,
  'an amount within words': <Summary id="businessLicense" />,
  'on request': <Summary id="specialCases" />,
  'included elsewhere': <Summary id="w7" />,
  'without a chat number': { render: () => <Summary id="f1" />, unconfigured: true },
};
