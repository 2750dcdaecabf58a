import { act, fireEvent, screen } from '@testing-library/react';
import { preferReducedMotion, renderPage } from '../testing/render';
import { Hero } from './Hero';

const film = () => document.querySelector('video');
const waitUntilIdle = () => act(() => jest.advanceTimersByTime(1000));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows the poster at once with high priority and loads the film when the page is idle', () => {
  renderPage(<Hero />);
  expect(document.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  expect(document.querySelector('link[rel="preload"]')).toBeNull();
  expect(film()).toBeNull();
  waitUntilIdle();
  expect(jest.mocked(HTMLMediaElement.prototype.play).mock.contexts).toEqual([film()]);
});

test('pauses the film in place and resumes it', () => {
  renderPage(<Hero />);
  waitUntilIdle();
  const video = film() as HTMLVideoElement;
  video.currentTime = 4;
  fireEvent.click(screen.getByRole('button', { name: 'Pausar o vídeo' }));
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(1);
  expect(video.currentTime).toBe(4);
  fireEvent.click(screen.getByRole('button', { name: 'Reproduzir o vídeo' }));
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(2);
});

test('has no film and no button with reduced motion', () => {
  preferReducedMotion();
  renderPage(<Hero />);
  waitUntilIdle();
  expect(film()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('has no film in data saver mode', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  renderPage(<Hero />);
  waitUntilIdle();
  expect(film()).toBeNull();
  Reflect.deleteProperty(navigator, 'connection');
});
