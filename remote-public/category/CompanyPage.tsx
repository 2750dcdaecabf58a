import type { Hydration } from '@ponte/kit';
import { Category } from './Category';
import { CompanyFlow } from './flow/CompanyFlow';

export default function CompanyPage() {
  return (
    <Category category="company">
      <CompanyFlow />
    </Category>
  );
}

export const hydration = 'never' satisfies Hydration;
export { head } from './category-head';
