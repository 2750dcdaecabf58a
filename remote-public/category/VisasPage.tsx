import type { Hydration } from '@ponte/kit';
import { CategoryPage, categoryHead } from './CategoryPage';

export default function VisasPage() {
  return <CategoryPage category="visas" />;
}

export const hydration = 'never' satisfies Hydration;
export const head = categoryHead('visas');
