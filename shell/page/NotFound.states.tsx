import type { States } from 'shared-config/ui/states';
import { NotFound } from './NotFound';

export const states: States = { 'an unknown path': <NotFound /> };
