import type { States } from 'shared-config/ui/states';
import { PriceList } from './PriceList';

export const states: States = {
  'visas: amounts and "on request"': <PriceList category="visas" />,
  'companies: a "from" price': <PriceList category="company" />,
  taxes: <PriceList category="tax" />,
  'without a chat number': { shows: <PriceList category="tax" />, unconfigured: true },
};
