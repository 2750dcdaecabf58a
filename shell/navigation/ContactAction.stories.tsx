import type { Stories } from '@ponte/kit/ui/stories';
import { ContactAction } from './ContactAction';

export const stories: Stories = { 'on the home page': <ContactAction /> };
