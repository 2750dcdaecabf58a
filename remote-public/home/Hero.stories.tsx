import type { Stories } from '@ponte/kit/ui/stories';
import { Hero } from './Hero';

export const stories: Stories = {
  'the poster, then the film': { render: () => <Hero />, window: 720 },
  'without a chat number': { render: () => <Hero />, unconfigured: true, window: 720 },
};
