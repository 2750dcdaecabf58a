import type { Hydration } from '@ponte/kit';
import { CategoryPage, categoryHead } from './CategoryPage';

export default function TaxPage() {
  return <CategoryPage category="tax" />;
}

export const hydration = 'never' satisfies Hydration;
export const head = categoryHead('tax');
