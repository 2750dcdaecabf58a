import type { States } from '@ponte/kit/ui/states';
import { slides } from '../testing/slides';
import { Carousel } from './Carousel';

const label = 'Ponte';
const carousel = <Carousel label={label} slides={slides} />;

export const states: States = {
  'taking turns': { shows: carousel, window: 560 },
  'stopped by its button': { shows: carousel, window: 560, enter: (visitor) => visitor.press('button') },
  'the second slide': {
    shows: carousel,
    window: 560,
    enter: (visitor) => visitor.press('[role=group] > button:nth-of-type(2)'),
  },
  'a slide alone': { shows: <Carousel label={label} slides={slides.slice(0, 1)} />, window: 520 },
};
