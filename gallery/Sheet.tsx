import { useCallback, useRef } from 'react';
import { Stage } from './Stage';
import { parts, type ComponentStories, type GalleryStory } from './stories';
import { formatUrl, type GalleryUrl } from './url';

const all = parts.flatMap(({ components }) => components.flatMap(({ stories }) => stories));

/** Every component of every part with its stories. */
export function Sheet({ url }: { url: GalleryUrl }) {
  const pending = useRef(new Set(all.filter(({ story }) => !story.window).map(({ id }) => id)));
  const markPlayed = useCallback((id: string) => {
    pending.current.delete(id);
    if (pending.current.size > 0) return;
    // A component that took the focus has scrolled to itself.
    scrollTo(0, 0);
    markPagePlayed();
  }, []);

  return (
    <main className="sheet">
      {parts.map(({ name, components }) => (
        <section key={name} id={name} aria-label={name}>
          <h2 className="part">{name}</h2>
          {components.map((component) => (
            <Component key={component.folder + component.name} component={component} url={url} onPlayed={markPlayed} />
          ))}
        </section>
      ))}
    </main>
  );
}

interface ComponentProps {
  component: ComponentStories;
  url: GalleryUrl;
  onPlayed: (id: string) => void;
}

function Component({ component: { name, folder, stories }, url, onPlayed }: ComponentProps) {
  return (
    <article className="component">
      <h3 className="name">
        {name} <small>{folder}</small>
      </h3>
      {stories.map((story) => (
        <figure key={story.id} data-story={story.id} className="story">
          <figcaption lang="en">{story.name}</figcaption>
          <StoryFrame story={story} url={url} onPlayed={onPlayed} />
        </figure>
      ))}
    </article>
  );
}

interface StoryFrameProps {
  story: GalleryStory;
  url: GalleryUrl;
  onPlayed: (id: string) => void;
}

/** A story in place, or in an iframe if it needs a window of its own. */
function StoryFrame({ story: { id, name, story }, url, onPlayed }: StoryFrameProps) {
  const played = useCallback(() => onPlayed(id), [onPlayed, id]);
  if (!story.window) return <Stage story={story} language={url.language} onPlayed={played} />;
  const src = formatUrl({ ...url, page: { story: id } });
  return <iframe title={name} src={src} height={story.window} loading="lazy" />;
}

/** Tells tests and styles that every story of the page has played. */
export function markPagePlayed(): void {
  document.documentElement.dataset.played = 'true';
}
