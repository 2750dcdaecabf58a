import type { States } from '@ponte/kit/ui/states';
import { StickyAction } from './StickyAction';

export const states: States = {
  'an amount (narrow)': { render: () => <StickyAction id="f1" />, window: 120 },
  'words instead of one (narrow)': { render: () => <StickyAction id="w7" />, window: 120 },
};
