import type { Stories } from '@ponte/kit/ui/stories';
import { priceOn } from '@ponte/contract/catalogue/catalogue';
import { from, onRequest, per, usd } from '@ponte/contract/catalogue/price';
import { PriceTag } from './PriceTag';

export const stories: Stories = {
  'an amount': <PriceTag price={usd(2049.5)} />,
  'a minimum': <PriceTag price={from(35)} />,
  'with its scope': <PriceTag price={usd(29)} scope="applicant" />,
  'per member': <PriceTag price={per('member', 55)} />,
  'per document': <PriceTag price={per('document', 25)} />,
  'an amount within words': <PriceTag price={priceOn('detail', 'businessLicense')} />,
  'on request': <PriceTag price={onRequest} />,
  'on request, with its scope': <PriceTag price={onRequest} scope="document" />,
  'in the ITIN package': <PriceTag price={{ kind: 'inItin' }} />,
  'in the main services': <PriceTag price={{ kind: 'inMain' }} />,
};
