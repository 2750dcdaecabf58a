import type { States } from 'shared-config/ui/states';
import { About } from './About';

export const states: States = { 'on the home page': <About /> };
