import type { Stories } from '@ponte/kit/ui/stories';
import { ServicePrice } from './ServicePrice';

export const stories: Stories = {
  'in a list': <ServicePrice id="b1b2" on="list" />,
  'on a detail page': <ServicePrice id="family" on="detail" />,
};
