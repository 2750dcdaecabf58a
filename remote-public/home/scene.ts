import avif1600 from '../media/hero/hero-1600.avif';
import webp1600 from '../media/hero/hero-1600.webp';
import avif800 from '../media/hero/hero-800.avif';
import webp800 from '../media/hero/hero-800.webp';
import tallAvif from '../media/hero/hero-tall-720.avif';
import tallMp4 from '../media/hero/hero-tall.mp4';
import tallWebm from '../media/hero/hero-tall.webm';
import tallWebp from '../media/hero/hero-tall-720.webp';
import mp4 from '../media/hero/hero.mp4';
import webm from '../media/hero/hero.webm';

const bothWidths = (small: string, large: string) => `${small} 800w, ${large} 1600w`;

/** The dusk scene in its two framings. A film begins with its framing's poster. */
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
