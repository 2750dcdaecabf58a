import type { Hydration, PageProps } from '@ponte/kit';
import { Beneath } from './Beneath';
import { Category } from './Category';
import { VisaGroups } from './VisaGroups';

/** The page of visas or of taxes, by the id of the route. That of companies shows its stages too, and has its own. */
export default function CategoryPage({ routeId }: PageProps) {
  if (routeId === 'visas') return <Category category="visas" list={<VisaGroups />} />;
  return <Category category="tax" beneath={<Beneath />} />;
}

export const hydration = 'never' satisfies Hydration;
export { head } from './category-head';
