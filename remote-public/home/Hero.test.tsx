import { act, fireEvent, screen } from '@testing-library/react';
import { preferReducedMotion, renderPage } from '../testing/render';
import { Hero } from './Hero';

const film = () => document.querySelector('video');
const waitUntilIdle = () => act(() => jest.advanceTimersByTime(1000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the poster is there at once and comes first; the film is fetched when the page is idle', () => {
  renderPage(<Hero />);
  expect(document.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  expect(film()).toBeNull();
  waitUntilIdle();
  expect(jest.mocked(HTMLMediaElement.prototype.play).mock.contexts).toEqual([film()]);
});

test('its button pauses the film where it is and starts it again', () => {
  renderPage(<Hero />);
  waitUntilIdle();
  const shown = film() as HTMLVideoElement;
  shown.currentTime = 4;
  fireEvent.click(screen.getByRole('button', { name: 'Pausar o vídeo' }));
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(1);
  expect(shown.currentTime).toBe(4);
  fireEvent.click(screen.getByRole('button', { name: 'Reproduzir o vídeo' }));
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
});

test('with less motion wanted there is no film and nothing to pause', () => {
  preferReducedMotion();
  renderPage(<Hero />);
  waitUntilIdle();
  expect(film()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('to save data there is no film either', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  renderPage(<Hero />);
  waitUntilIdle();
  expect(film()).toBeNull();
  Reflect.deleteProperty(navigator, 'connection');
});
