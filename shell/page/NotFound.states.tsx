import type { States } from '@ponte/kit/ui/states';
import { NotFound } from './NotFound';

export const states: States = { 'an unknown path': <NotFound /> };
