import type { States } from 'shared-config/ui/states';
import { Services } from './Services';

export const states: States = { 'on the home page': <Services /> };
