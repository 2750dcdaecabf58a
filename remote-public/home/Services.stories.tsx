import type { Stories } from '@ponte/kit/ui/stories';
import { Services } from './Services';

export const stories: Stories = { 'on the home page': <Services /> };
