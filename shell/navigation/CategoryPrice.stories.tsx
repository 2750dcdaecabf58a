import type { Stories } from '@ponte/kit/ui/stories';
import CategoryPrice from './CategoryPrice';

export const stories: Stories = { 'of visas': <CategoryPrice page="visas" /> };
