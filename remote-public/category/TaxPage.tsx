import { CategoryPage, categoryHead } from './CategoryPage';

export default function TaxPage() {
  return <CategoryPage category="tax" />;
}

export const head = categoryHead('tax');
