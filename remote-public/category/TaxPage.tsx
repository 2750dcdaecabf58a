import { CategoryPage } from './CategoryPage';
import { categoryHead } from './category-head';

export default function TaxPage() {
  return <CategoryPage category="tax" />;
}

export const head = categoryHead('tax');
