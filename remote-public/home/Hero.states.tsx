import type { States } from '@ponte/kit/ui/states';
import { Hero } from './Hero';

export const states: States = {
  'the poster, then the film': { shows: <Hero />, window: 720 },
  'without a chat number': { shows: <Hero />, unconfigured: true, window: 720 },
};
