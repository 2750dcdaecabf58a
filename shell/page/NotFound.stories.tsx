import type { Stories } from '@ponte/kit/ui/stories';
import { NotFound } from './NotFound';

export const stories: Stories = { 'an unknown path': <NotFound /> };
