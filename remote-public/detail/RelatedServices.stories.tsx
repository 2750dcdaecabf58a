import type { Stories } from '@ponte/kit/ui/stories';
import { RelatedServices } from './RelatedServices';

export const stories: Stories = {
  'of a visa': <RelatedServices id="b1b2" />,
  'of a form whose price is in a package': <RelatedServices id="w7" />,
};
