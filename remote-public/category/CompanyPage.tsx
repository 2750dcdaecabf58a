import type { Hydration } from '@ponte/kit';
import { CategoryPage, categoryHead } from './CategoryPage';
import { CompanyFlow } from './flow/CompanyFlow';

export default function CompanyPage() {
  return (
    <CategoryPage category="company">
      <CompanyFlow />
    </CategoryPage>
  );
}

export const hydration = 'never' satisfies Hydration;
export const head = categoryHead('company');
