import { render } from '@testing-library/react';
import { controlIntersections } from '../testing/intersections';
import { LoopingFilm } from './LoopingFilm';

test('rests out of view, and goes on when it is back', () => {
  const report = controlIntersections();
  const play = jest.mocked(HTMLMediaElement.prototype.play);
  const { pause } = HTMLMediaElement.prototype;
  render(<LoopingFilm webm="/film.webm" mp4="/film.mp4" playing />);
  report(true);
  expect(pause).not.toHaveBeenCalled();
  play.mockClear();
  report(false);
  expect(pause).toHaveBeenCalledTimes(1);
  expect(play).not.toHaveBeenCalled();
  report(true);
  expect(play).toHaveBeenCalledTimes(1);
});

test('starts at the beginning again, or where it was paused', () => {
  const show = (playing: boolean, resumes: boolean) => (
    <LoopingFilm webm="/film.webm" mp4="/film.mp4" playing={playing} resumes={resumes} />
  );
  for (const [resumes, time] of [
    [false, 0],
    [true, 3],
  ] as const) {
    const { container, rerender, unmount } = render(show(true, resumes));
    const film = container.querySelector('video') as HTMLVideoElement;
    film.currentTime = 3;
    rerender(show(false, resumes));
    expect(film.currentTime).toBe(time);
    unmount();
  }
});
