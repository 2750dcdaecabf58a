import { CategoryPage, categoryHead } from './CategoryPage';

export default function VisasPage() {
  return <CategoryPage category="visas" />;
}

export const head = categoryHead('visas');
