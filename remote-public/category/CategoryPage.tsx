import { extraServices } from '@ponte/contract/catalogue/catalogue';
import type { Hydration, PageProps } from '@ponte/kit';
import { Beneath, type Answer } from './Beneath';
import { Category } from './Category';
import { VisaGroups } from './VisaGroups';

/** The help with sending, and the number without which one cannot file. */
const beneathTaxes: readonly Answer[] = [
  ['tax.beneath', extraServices.tax],
  ['tax.no_number', 'itin'],
];

/** The page of visas or of taxes, by the id of the route. That of companies shows its stages too, and has its own. */
export default function CategoryPage({ routeId }: PageProps) {
  if (routeId === 'visas') return <Category category="visas" list={<VisaGroups />} />;
  const services = beneathTaxes.map(([, service]) => service);
  return <Category category="tax" beneath={<Beneath answers={beneathTaxes} />} namedBeneath={services} />;
}

export const hydration = 'never' satisfies Hydration;
export { head } from './category-head';
