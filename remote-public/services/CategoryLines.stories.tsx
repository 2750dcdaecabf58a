import type { Stories } from '@ponte/kit/ui/stories';
import { CategoryLines, WebsiteLines } from './CategoryLines';

export const stories: Stories = {
  visas: <CategoryLines category="visas" />,
  companies: <CategoryLines category="company" />,
  taxes: <CategoryLines category="tax" />,
  websites: <WebsiteLines />,
};
