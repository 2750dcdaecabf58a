import { CategoryPage } from './CategoryPage';
import { categoryHead } from './category-head';

export default function VisasPage() {
  return <CategoryPage category="visas" />;
}

export const head = categoryHead('visas');
