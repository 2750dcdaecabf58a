import type { States } from '@ponte/kit/ui/states';
import { Partners } from './Partners';

export const states: States = { 'on the home page': <Partners /> };
