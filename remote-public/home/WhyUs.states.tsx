import type { States } from 'shared-config/ui/states';
import { WhyUs } from './WhyUs';

export const states: States = { 'on the home page': <WhyUs /> };
