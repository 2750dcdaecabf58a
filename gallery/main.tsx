import '@ponte/kit/design/tokens.css';
import '@ponte/kit/design/base.css';
import '../shell/media/fonts/font.css';
import './gallery.css';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryStorage } from '@ponte/kit/session/memory-storage';
import { Sheet, markPagePlayed } from './Sheet';
import { getStory } from './stories';
import { Stage } from './Stage';
import { Switches } from './Switches';
import { startAllTexts } from './texts';
import { parseUrl, type GalleryUrl } from './url';

/** A channel without other ends: a sign-in of one story must not reach those in other windows. */
class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

const url = parseUrl(location);
document.documentElement.lang = url.language;
document.documentElement.dataset.scheme = url.scheme;
// Storage in memory, so that no story's session leaks into another one or persists in the browser.
Object.defineProperty(window, 'localStorage', { value: createMemoryStorage() });
Object.defineProperty(window, 'BroadcastChannel', { value: SilentChannel });
startAllTexts(url.language);

const root = document.getElementById('root');
if (root) createRoot(root).render(pageOf(url));

function pageOf({ page, language }: GalleryUrl): ReactElement {
  if (page === 'index') return <Switches url={url} />;
  if (page === 'sheet') return <Sheet url={url} />;
  const { story } = getStory(page.story);
  story.before?.();
  return <Stage story={story} language={language} onPlayed={markPagePlayed} />;
}
