import type { States } from '@ponte/kit/ui/states';
import { About } from './About';

export const states: States = { 'on the home page': <About /> };
