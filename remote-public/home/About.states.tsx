import type { States } from '@ponte/kit/ui/states';
import { About, WhyUs } from './About';

export const states: States = { 'why us': <WhyUs />, about: <About /> };
