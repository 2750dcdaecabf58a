import { servicesOf } from '@ponte/contract/catalogue/catalogue';
import type { Stories } from '@ponte/kit/ui/stories';
import { PriceList } from './PriceList';
import { VisaGroups } from './VisaGroups';

const taxes = <PriceList services={servicesOf('tax')} heading="h3" />;

export const stories: Stories = {
  'visas: amounts and "on request"': <PriceList services={servicesOf('visas')} heading="h3" />,
  'companies: a "from" price': <PriceList services={servicesOf('company')} heading="h3" />,
  taxes,
  'without a chat number': { render: () => taxes, unconfigured: true },
  'visas in groups': <VisaGroups />,
};
