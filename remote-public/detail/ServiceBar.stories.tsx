import type { Stories } from '@ponte/kit/ui/stories';
import { ServiceBar } from './ServiceBar';

export const stories: Stories = {
  'an amount (narrow)': { render: () => <ServiceBar id="f1" />, window: 340 },
  'words (narrow)': { render: () => <ServiceBar id="w7" />, window: 340 },
};
