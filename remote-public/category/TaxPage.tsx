import type { Hydration } from '@ponte/kit';
import { Beneath } from './Beneath';
import { CategoryPage, categoryHead } from './CategoryPage';

export default function TaxPage() {
  return <CategoryPage category="tax" beneath={<Beneath />} />;
}

export const hydration = 'never' satisfies Hydration;
export const head = categoryHead('tax');
