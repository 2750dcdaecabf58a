import '@ponte/kit/design/layers.css';
import '@ponte/kit/design/tokens.css';
import '@ponte/kit/design/base.css';
import '../shell/media/fonts/font.css';
import './gallery.css';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { keepOwnStorage } from './own-storage';
import { readPlace, type Place } from './place';
import { Sheet, showPlayed } from './Sheet';
import { getState } from './shown';
import { Stage } from './Stage';
import { Switches } from './Switches';
import { startAllTexts } from './texts';

const place = readPlace(location);
document.documentElement.lang = place.language;
document.documentElement.dataset.scheme = place.scheme;
keepOwnStorage();
startAllTexts(place.language);

const root = document.getElementById('root');
if (root) createRoot(root).render(faceOf(place));

function faceOf({ face, language }: Place): ReactElement {
  if (face === 'switches') return <Switches place={place} />;
  if (face === 'sheet') return <Sheet place={place} />;
  const { story } = getState(face.state);
  story.before?.();
  return <Stage story={story} language={language} onPlayed={() => showPlayed(() => undefined)} />;
}
