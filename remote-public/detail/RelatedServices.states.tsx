import type { States } from '@ponte/kit/ui/states';
import { RelatedServices } from './RelatedServices';

export const states: States = {
  'of a visa': <RelatedServices id="b1b2" />,
  'of a form whose price is in a package': <RelatedServices id="w7" />,
};
