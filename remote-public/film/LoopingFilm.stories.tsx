import type { Stories } from '@ponte/kit/ui/stories';
import { getPartnerFile } from '../partner-grid/partner-files';
import { LoopingFilm, PauseIcon } from './LoopingFilm';

const film = {
  webm: getPartnerFile('bluebox', 'film.webm'),
  mp4: getPartnerFile('bluebox', 'film.mp4'),
  poster: getPartnerFile('bluebox', 'poster.webp'),
};

export const stories: Stories = {
  'the poster': <LoopingFilm {...film} playing={false} />,
  playing: <LoopingFilm {...film} playing />,
  'the icon: running': <PauseIcon running />,
  'the icon: paused': <PauseIcon running={false} />,
};
