import { act, fireEvent, screen } from '@testing-library/react';
import { preferReducedMotion, renderPage } from '../testing/render';
import { Carousel, type CarouselProps } from './Carousel';
import type { SlideContent } from './Slide';

const slides: SlideContent[] = ['Um', 'Dois', 'Três'].map((title) => ({
  id: title,
  title,
  caption: `Sobre ${title}`,
  href: `https://${title}.example`,
  linkText: 'Visitar',
  linkLabel: `Visitar ${title}`,
  logo: 'logo.svg',
  poster: { avif: 'poster.avif', webp: 'poster.webp' },
  film: { webm: 'film.webm', mp4: 'film.mp4' },
}));

const start = (props: Partial<CarouselProps> = {}) =>
  renderPage(<Carousel label="Exemplos" slides={slides} {...props} />);

const region = () => screen.getByRole('region', { name: 'Exemplos' });
const slide = (at: number) => screen.getByRole('group', { name: new RegExp(`^${at} de 3`), hidden: true });
const shown = () => [1, 2, 3].filter((at) => !slide(at).hasAttribute('inert'));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('moves on every 3500 ms and wraps', () => {
  start();
  pass(3499);
  expect(shown()).toEqual([1]);
  pass(1);
  expect(shown()).toEqual([2]);
  pass(3500);
  pass(3500);
  expect(shown()).toEqual([1]);
});

test('takes the interval it is given', () => {
  start({ interval: 3200 });
  pass(3200);
  expect(shown()).toEqual([2]);
});

test('rests while the pointer is over it and goes on when it leaves', () => {
  start();
  fireEvent.pointerEnter(region());
  pass(10_000);
  expect(shown()).toEqual([1]);
  fireEvent.pointerLeave(region());
  pass(3500);
  expect(shown()).toEqual([2]);
});

test('rests while keyboard focus is inside', () => {
  start();
  act(() => screen.getByRole('button', { name: 'Próximo' }).focus());
  pass(10_000);
  expect(shown()).toEqual([1]);
  act(() => screen.getByRole('button', { name: 'Próximo' }).blur());
  pass(3500);
  expect(shown()).toEqual([2]);
});

test('its button stops it for good, films included, until it is pressed again', () => {
  start();
  fireEvent.click(screen.getByRole('button', { name: 'Parar a apresentação' }));
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
  fireEvent.pointerEnter(region());
  fireEvent.pointerLeave(region());
  pass(10_000);
  expect(shown()).toEqual([1]);
  fireEvent.click(screen.getByRole('button', { name: 'Retomar a apresentação' }));
  pass(3500);
  expect(shown()).toEqual([2]);
});

test('rests while the tab is hidden', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  start();
  pass(10_000);
  expect(shown()).toEqual([1]);
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  pass(3500);
  expect(shown()).toEqual([2]);
});

test('with less motion wanted it neither moves nor plays', () => {
  preferReducedMotion();
  start();
  pass(10_000);
  expect(shown()).toEqual([1]);
  expect(document.querySelector('video')).toBeNull();
});

test('one slide alone stays', () => {
  renderPage(<Carousel label="Exemplos" slides={slides.slice(0, 1)} />);
  pass(10_000);
  expect(screen.getByRole('group', { name: '1 de 1: Um' })).not.toHaveAttribute('inert');
});

test('arrows, dots and the left and right keys choose a slide', () => {
  start();
  fireEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(shown()).toEqual([3]);
  fireEvent.click(screen.getByRole('button', { name: '2 de 3: Dois' }));
  expect(shown()).toEqual([2]);
  expect(screen.getByRole('button', { name: '2 de 3: Dois' })).toHaveAttribute('aria-current', 'true');
  fireEvent.keyDown(region(), { key: 'ArrowRight' });
  expect(shown()).toEqual([3]);
  fireEvent.keyDown(region(), { key: 'ArrowLeft' });
  expect(shown()).toEqual([2]);
});

test.each([
  [51, [3]],
  [-51, [2]],
  [50, [1]],
  [-50, [1]],
])('a swipe of %d px shows slide %p', (travelled, expected) => {
  start();
  const finger = slide(1);
  fireEvent.touchStart(finger, { touches: [{ clientX: 200 }] });
  fireEvent.touchEnd(finger, { changedTouches: [{ clientX: 200 + travelled }] });
  expect(shown()).toEqual(expected);
});

test('only the current film plays; the one before stops and goes back to its beginning', () => {
  const play = jest.mocked(HTMLMediaElement.prototype.play);
  start();
  const [first, second] = document.querySelectorAll('video');
  expect(play.mock.contexts).toEqual([first]);
  if (first) first.currentTime = 2;
  pass(3500);
  expect(play.mock.contexts).toEqual([first, second]);
  expect(jest.mocked(HTMLMediaElement.prototype.pause).mock.contexts).toEqual([first]);
  expect(first?.currentTime).toBe(0);
});

test('the slides are announced only while they do not move by themselves', () => {
  start();
  const live = slide(1).closest('[aria-live]');
  expect(live).toHaveAttribute('aria-live', 'off');
  fireEvent.click(screen.getByRole('button', { name: 'Parar a apresentação' }));
  expect(live).toHaveAttribute('aria-live', 'polite');
});
