import type { Stories } from '@ponte/kit/ui/stories';
import { partners } from '../media/partner-list';
import { getPartnerFile } from '../partner-grid/partner-files';
import { Carousel } from './Carousel';
import type { SlideContent } from './Slide';

const slides: readonly SlideContent[] = partners.slice(0, 3).map(({ id, name }) => ({
  id,
  title: name,
  caption: name,
  facts: name,
  href: '#site',
  linkText: name,
  linkLabel: name,
  logo: getPartnerFile(id, 'logo.svg'),
  poster: { avif: getPartnerFile(id, 'poster.avif'), webp: getPartnerFile(id, 'poster.webp') },
  film: { webm: getPartnerFile(id, 'film.webm'), mp4: getPartnerFile(id, 'film.mp4') },
}));

const label = 'Ponte';
const carousel = <Carousel label={label} slides={slides} />;

export const stories: Stories = {
  rotating: { render: () => carousel, window: 560 },
  'stopped by its button': { render: () => carousel, window: 560, play: (user) => user.click('button') },
  'the second slide': {
    render: () => carousel,
    window: 560,
    play: (user) => user.click('[role=group] > button:nth-of-type(2)'),
  },
  'a single slide': { render: () => <Carousel label={label} slides={slides.slice(0, 1)} />, window: 520 },
};
