import type { Stories } from '@ponte/kit/ui/stories';
import { Partners } from './Partners';

export const stories: Stories = { 'on the home page': <Partners /> };
