import type { Stories } from '@ponte/kit/ui/stories';
import { CategoryLines, CategoryLinks, WebsiteLines } from './CategoryLines';

export const stories: Stories = {
  'links to the categories': <CategoryLinks />,
  visas: <CategoryLines category="visas" />,
  companies: <CategoryLines category="company" />,
  taxes: <CategoryLines category="tax" />,
  websites: <WebsiteLines />,
};
