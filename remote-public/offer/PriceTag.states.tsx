import type { States } from '@ponte/kit/ui/states';
import { priceOn } from '@ponte/contract/catalogue/catalogue';
import { from, onRequest, per, usd } from '@ponte/contract/catalogue/service';
import { PriceTag } from './PriceTag';

export const states: States = {
  'an amount': <PriceTag price={usd(2049.5)} />,
  'from an amount on': <PriceTag price={from(35)} />,
  'for each member': <PriceTag price={per('member', 55)} />,
  'for each document': <PriceTag price={per('document', 25)} />,
  'within a text': <PriceTag price={priceOn('detail', 'businessLicense')} />,
  'on request': <PriceTag price={onRequest} />,
  'in the ITIN package': <PriceTag price={{ kind: 'inItin' }} />,
  'in the main services': <PriceTag price={{ kind: 'inMain' }} />,
};
