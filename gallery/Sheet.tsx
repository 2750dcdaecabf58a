import { useCallback, useRef } from 'react';
import { Stage } from './Stage';
import { parts, type ShownComponent, type ShownState } from './shown';
import { writePlace, type Place } from './place';

const all = parts.flatMap(({ components }) => components.flatMap(({ states }) => states));

/** Every component of every part with its states. */
export function Sheet({ place }: { place: Place }) {
  const waiting = useRef(new Set(all.filter(({ story }) => !story.window).map(({ id }) => id)));
  const markPlayed = useCallback((id: string) => {
    waiting.current.delete(id);
    // A component that took the focus has also scrolled to itself.
    if (waiting.current.size === 0) showPlayed(() => scrollTo(0, 0));
  }, []);

  return (
    <main className="sheet">
      {parts.map(({ name, components }) => (
        <section key={name} id={name} aria-label={name}>
          <h2 className="part">{name}</h2>
          {components.map((component) => (
            <Component
              key={component.folder + component.name}
              component={component}
              place={place}
              onPlayed={markPlayed}
            />
          ))}
        </section>
      ))}
    </main>
  );
}

interface ComponentProps {
  component: ShownComponent;
  place: Place;
  onPlayed: (id: string) => void;
}

function Component({ component: { name, folder, states }, place, onPlayed }: ComponentProps) {
  return (
    <article className="component">
      <h3 className="name">
        {name} <small>{folder}</small>
      </h3>
      {states.map((state) => (
        <figure key={state.id} data-state={state.id} className="state">
          <figcaption lang="en">{state.name}</figcaption>
          <State state={state} place={place} onPlayed={onPlayed} />
        </figure>
      ))}
    </article>
  );
}

function State({ state, place, onPlayed }: { state: ShownState; place: Place; onPlayed: (id: string) => void }) {
  const { id, name, story } = state;
  const played = useCallback(() => onPlayed(id), [onPlayed, id]);
  if (!story.window) return <Stage story={story} language={place.language} onPlayed={played} />;
  const src = writePlace({ ...place, face: { state: id } });
  return <iframe title={name} src={src} height={story.window} loading="lazy" />;
}

/** Marks the page for tests and styles: every story has played. */
export function showPlayed(after: () => void): void {
  after();
  document.documentElement.dataset.played = 'true';
}
