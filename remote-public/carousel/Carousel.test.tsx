import { act, fireEvent, screen } from '@testing-library/react';
import { preferReducedMotion, renderPage } from '../testing/render';
import { Carousel, type CarouselProps } from './Carousel';
import type { SlideContent } from './Slide';

const slides: SlideContent[] = ['Um', 'Dois', 'Três'].map((title) => ({
  id: title,
  title,
  caption: `Sobre ${title}`,
  facts: 'Loja virtual',
  href: `https://${title}.example`,
  linkText: 'Visitar',
  linkLabel: `Visitar ${title}`,
  logo: 'logo.svg',
  poster: { avif: 'poster.avif', webp: 'poster.webp' },
  film: { webm: 'film.webm', mp4: 'film.mp4' },
}));

const renderCarousel = (props: Partial<CarouselProps> = {}) =>
  renderPage(<Carousel label="Exemplos" slides={slides} {...props} />);

const region = () => screen.getByRole('region', { name: 'Exemplos' });
const slide = (at: number) => screen.getByRole('group', { name: new RegExp(`^${at} de 3`), hidden: true });
const visible = () => [1, 2, 3].filter((at) => !slide(at).hasAttribute('inert'));
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('advances every 3500 ms and wraps', () => {
  renderCarousel();
  advance(3499);
  expect(visible()).toEqual([1]);
  advance(1);
  expect(visible()).toEqual([2]);
  advance(3500);
  advance(3500);
  expect(visible()).toEqual([1]);
});

test('loads the pictures of the slide that is shown and of those beside it', () => {
  renderPage(
    <Carousel label="Exemplos" slides={[...slides, { ...slides[0], id: 'Quatro', title: 'Quatro' } as SlideContent]} />,
  );
  const loading = () =>
    screen.getAllByRole('group', { name: /de 4/, hidden: true }).map((one) => {
      const [poster, logo] = one.querySelectorAll('img');
      return [poster?.getAttribute('loading'), logo?.getAttribute('loading')].join();
    });
  expect(loading()).toEqual(['eager,eager', 'eager,eager', 'lazy,lazy', 'eager,eager']);
  advance(3500);
  expect(loading()).toEqual(['eager,eager', 'eager,eager', 'eager,eager', 'lazy,lazy']);
});

test('uses the given interval', () => {
  renderCarousel({ interval: 3200 });
  advance(3200);
  expect(visible()).toEqual([2]);
});

test('pauses on hover and resumes when the pointer leaves', () => {
  renderCarousel();
  fireEvent.pointerEnter(region());
  advance(10_000);
  expect(visible()).toEqual([1]);
  fireEvent.pointerLeave(region());
  advance(3500);
  expect(visible()).toEqual([2]);
});

test('pauses while keyboard focus is inside', () => {
  renderCarousel();
  act(() => screen.getByRole('button', { name: 'Próximo' }).focus());
  advance(10_000);
  expect(visible()).toEqual([1]);
  act(() => screen.getByRole('button', { name: 'Próximo' }).blur());
  advance(3500);
  expect(visible()).toEqual([2]);
});

test('stops, with its films, until the button is pressed again', () => {
  renderCarousel();
  fireEvent.click(screen.getByRole('button', { name: 'Pausar a apresentação' }));
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
  fireEvent.pointerEnter(region());
  fireEvent.pointerLeave(region());
  advance(10_000);
  expect(visible()).toEqual([1]);
  fireEvent.click(screen.getByRole('button', { name: 'Retomar a apresentação' }));
  advance(3500);
  expect(visible()).toEqual([2]);
});

test('pauses while the tab is hidden', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  renderCarousel();
  advance(10_000);
  expect(visible()).toEqual([1]);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  advance(3500);
  expect(visible()).toEqual([2]);
});

test('neither advances nor plays films with reduced motion', () => {
  preferReducedMotion();
  renderCarousel();
  advance(10_000);
  expect(visible()).toEqual([1]);
  expect(document.querySelector('video')).toBeNull();
});

test('does not advance a single slide', () => {
  renderPage(<Carousel label="Exemplos" slides={slides.slice(0, 1)} />);
  advance(10_000);
  expect(screen.getByRole('group', { name: '1 de 1: Um' })).not.toHaveAttribute('inert');
});

test('shows the slide chosen by arrow button, dot or arrow key', () => {
  renderCarousel();
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(visible()).toEqual([3]);
  fireEvent.click(screen.getByRole('button', { name: '2 de 3: Dois' }));
  expect(visible()).toEqual([2]);
  expect(screen.getByRole('button', { name: '2 de 3: Dois' })).toHaveAttribute('aria-current', 'true');
  fireEvent.keyDown(region(), { key: 'ArrowRight' });
  expect(visible()).toEqual([3]);
  fireEvent.keyDown(region(), { key: 'ArrowLeft' });
  expect(visible()).toEqual([2]);
});

test.each([
  [51, [3]],
  [-51, [2]],
  [50, [1]],
  [-50, [1]],
])('on a swipe of %d px shows slide %p', (travelled, expected) => {
  renderCarousel();
  const finger = slide(1);
  fireEvent.touchStart(finger, { touches: [{ clientX: 200 }] });
  fireEvent.touchEnd(finger, { changedTouches: [{ clientX: 200 + travelled }] });
  expect(visible()).toEqual(expected);
});

test('plays only the current film and rewinds the previous one', () => {
  const play = jest.mocked(HTMLMediaElement.prototype.play);
  renderCarousel();
  const [first, second] = document.querySelectorAll('video');
  expect(play.mock.contexts).toEqual([first]);
  if (first) first.currentTime = 2;
  advance(3500);
  expect(play.mock.contexts).toEqual([first, second]);
  expect(jest.mocked(HTMLMediaElement.prototype.pause).mock.contexts).toEqual([first]);
  expect(first?.currentTime).toBe(0);
});

test('announces slides only while they do not rotate', () => {
  renderCarousel();
  const live = slide(1).closest('[aria-live]');
  expect(live).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: 'Pausar a apresentação' }));
  expect(live).toHaveAttribute('aria-live', 'polite');
});
