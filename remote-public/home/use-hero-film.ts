import { useState } from 'react';
import type { FilmFiles } from '../film/LoopingFilm';
import { useAllowsFilms } from '../film/use-allows-films';
import { useIdle } from '../film/use-idle';
import { tall, wide } from './scene';

interface HeroFilm {
  /** The film that fits how the screen is held, as soon as it may be fetched. */
  readonly files: FilmFiles | undefined;
  readonly playing: boolean;
  readonly toggle: () => void;
}

export function useHeroFilm(): HeroFilm {
  const allowed = useAllowsFilms();
  const idle = useIdle();
  const [paused, setPaused] = useState(false);
  const fetched = allowed && idle;
  return {
    files: fetched ? (window.matchMedia(tall.media).matches ? tall : wide).film : undefined,
    playing: fetched && !paused,
    toggle: () => setPaused(!paused),
  };
}
