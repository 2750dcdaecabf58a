import { useSite } from '@ponte/kit';
import { priceOn, scopeOf, type ServiceId, type Surface } from '@ponte/contract/catalogue/catalogue';
import { PriceTag } from './PriceTag';

/** The price of a service on a surface, from the set of prices that the site shows. */
export function ServicePrice({ id, on }: { id: ServiceId; on: Surface }) {
  const { pricesFrom } = useSite().settings;
  return <PriceTag price={priceOn(on, id, pricesFrom)} scope={scopeOf(id, pricesFrom)} />;
}
