import type { States } from '@ponte/kit/ui/states';
import { Hero } from './Hero';

export const states: States = {
  'the poster, then the film': { render: () => <Hero />, window: 720 },
  'without a chat number': { render: () => <Hero />, unconfigured: true, window: 720 },
};
