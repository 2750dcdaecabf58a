import type { States } from '@ponte/kit/ui/states';
import { Services } from './Services';

export const states: States = { 'on the home page': <Services /> };
