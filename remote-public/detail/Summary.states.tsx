import type { States } from '@ponte/kit/ui/states';
import { StickyAction, Summary } from './Summary';

export const states: States = {
  'an amount': <Summary id="f1" />,
  'an amount for each': <Summary id="family" />,
  'an amount within a text': <Summary id="businessLicense" />,
  'on request': <Summary id="specialCases" />,
  'included elsewhere': <Summary id="w7" />,
  'without a chat number': { render: () => <Summary id="f1" />, unconfigured: true },
  'at the foot: an amount (narrow)': { render: () => <StickyAction id="f1" />, window: 120 },
  'at the foot: words (narrow)': { render: () => <StickyAction id="w7" />, window: 120 },
};
