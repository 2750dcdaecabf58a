import type { States } from 'shared-config/ui/states';
import { Partners } from './Partners';

export const states: States = { 'on the home page': <Partners /> };
