import { CategoryPage, categoryHead } from './CategoryPage';
import { CompanyFlow } from './flow/CompanyFlow';

export default function CompanyPage() {
  return (
    <CategoryPage category="company">
      <CompanyFlow />
    </CategoryPage>
  );
}

export const head = categoryHead('company');
