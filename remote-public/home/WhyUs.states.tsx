import type { States } from '@ponte/kit/ui/states';
import { WhyUs } from './WhyUs';

export const states: States = { 'on the home page': <WhyUs /> };
