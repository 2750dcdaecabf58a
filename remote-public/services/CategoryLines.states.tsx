import type { States } from '@ponte/kit/ui/states';
import { CategoryLines, WebsiteLines } from './CategoryLines';

export const states: States = {
  visas: <CategoryLines category="visas" />,
  companies: <CategoryLines category="company" />,
  taxes: <CategoryLines category="tax" />,
  websites: <WebsiteLines />,
};
