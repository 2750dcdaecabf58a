import type { States } from '@ponte/kit/ui/states';
import { slides } from '../testing/slides';
import { Carousel } from './Carousel';

const label = 'Ponte';
const carousel = <Carousel label={label} slides={slides} />;

export const states: States = {
  'taking turns': { render: () => carousel, window: 560 },
  'stopped by its button': { render: () => carousel, window: 560, play: (user) => user.click('button') },
  'the second slide': {
    render: () => carousel,
    window: 560,
    play: (user) => user.click('[role=group] > button:nth-of-type(2)'),
  },
  'a slide alone': { render: () => <Carousel label={label} slides={slides.slice(0, 1)} />, window: 520 },
};
