import type { Stories } from '@ponte/kit/ui/stories';
import { About, WhyUs } from './About';

export const stories: Stories = { 'why us': <WhyUs />, about: <About /> };
