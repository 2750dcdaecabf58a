import { useCallback, useRef } from 'react';
import { Stage } from './Stage';
import { parts, type ShownComponent, type ShownState } from './shown';
import { writePlace, type Place } from './place';

const all = parts.flatMap(({ components }) => components.flatMap(({ states }) => states));

/** Every component of every part with its states. */
export function Sheet({ place }: { place: Place }) {
  const waiting = useRef(new Set(all.filter(({ scene }) => !scene.window).map(({ id }) => id)));
  const enter = useCallback((id: string) => {
    waiting.current.delete(id);
    // What took the focus also scrolled to itself.
    if (waiting.current.size === 0) showEntered(() => scrollTo(0, 0));
  }, []);

  return (
    <main className="sheet">
      {parts.map(({ name, components }) => (
        <section key={name} id={name} aria-label={name}>
          <h2 className="part">{name}</h2>
          {components.map((component) => (
            <Component key={component.folder + component.name} component={component} place={place} onEntered={enter} />
          ))}
        </section>
      ))}
    </main>
  );
}

interface ComponentProps {
  component: ShownComponent;
  place: Place;
  onEntered: (id: string) => void;
}

function Component({ component: { name, folder, states }, place, onEntered }: ComponentProps) {
  return (
    <article className="component">
      <h3 className="name">
        {name} <small>{folder}</small>
      </h3>
      {states.map((state) => (
        <figure key={state.id} data-state={state.id} className="state">
          <figcaption lang="en">{state.name}</figcaption>
          <State state={state} place={place} onEntered={onEntered} />
        </figure>
      ))}
    </article>
  );
}

function State({ state, place, onEntered }: { state: ShownState; place: Place; onEntered: (id: string) => void }) {
  const { id, name, scene } = state;
  const entered = useCallback(() => onEntered(id), [onEntered, id]);
  if (!scene.window) return <Stage scene={scene} language={place.language} onEntered={entered} />;
  const src = writePlace({ ...place, face: { state: id } });
  return <iframe title={name} src={src} height={scene.window} loading="lazy" />;
}

/** Tells whoever looks, a person's eye or a test, that every state is the one that it is called. */
export function showEntered(after: () => void): void {
  after();
  document.documentElement.dataset.entered = 'true';
}
