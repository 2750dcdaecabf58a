import type { Hydration } from '@ponte/kit';
import { CategoryPage, categoryHead } from './CategoryPage';
import { VisaGroups } from './VisaGroups';

export default function VisasPage() {
  return <CategoryPage category="visas" list={<VisaGroups />} />;
}

export const hydration = 'never' satisfies Hydration;
export const head = categoryHead('visas');
