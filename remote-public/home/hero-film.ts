import { whenIdle } from '@ponte/kit/when-idle';
import { useEffect, useState } from 'react';
import type { FilmFiles } from '../film/LoopingFilm';
import { useAllowsFilms } from '../film/use-media-query';
import avif1600 from '../media/hero/hero-1600.avif';
import webp1600 from '../media/hero/hero-1600.webp';
import avif800 from '../media/hero/hero-800.avif';
import webp800 from '../media/hero/hero-800.webp';
import tallAvif from '../media/hero/hero-tall.avif';
import tallMp4 from '../media/hero/hero-tall.mp4';
import tallWebm from '../media/hero/hero-tall.webm';
import tallWebp from '../media/hero/hero-tall.webp';
import mp4 from '../media/hero/hero.mp4';
import webm from '../media/hero/hero.webm';

interface HeroFilm {
  /** The film for the screen's orientation; absent until it may be fetched. */
  readonly files: FilmFiles | undefined;
  readonly playing: boolean;
  readonly toggle: () => void;
}

export function useHeroFilm(): HeroFilm {
  const allowed = useAllowsFilms();
  const [idle, setIdle] = useState(false);
  const [paused, setPaused] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const fetched = allowed && idle;
  return {
    files: fetched ? (window.matchMedia(tall.media).matches ? tall : wide).film : undefined,
    playing: fetched && !paused,
    toggle: () => setPaused(!paused),
  };
}

const bothWidths = (small: string, large: string) => `${small} 800w, ${large} 1600w`;

/** The dusk scene in two framings. Each film starts with the picture of its poster. */
export const wide = {
  media: '(orientation: landscape)',
  avif: bothWidths(avif800, avif1600),
  webp: bothWidths(webp800, webp1600),
  poster: webp1600,
  film: { webm, mp4 },
};

export const tall = {
  media: '(orientation: portrait)',
  avif: tallAvif,
  webp: tallWebp,
  film: { webm: tallWebm, mp4: tallMp4 },
};
