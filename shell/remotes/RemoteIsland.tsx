import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { createIsland, type Island } from './island';
import type { RemoteContentProps } from './RemoteContent';
import { useHydrating, useModuleState } from './remotes-context';
import { RemoteNotice } from './RemoteNotice';
import { IslandHtml } from './server-html';
import type { Place } from './stand-in';
import { useSurroundings } from './surroundings';

/**
 * An outlet with a React root of its own, which starts when its module comes. Until then the server's HTML stands in it,
 * and no update of the shell's root can meet a boundary that waits for the module.
 */
export function RemoteIsland(content: RemoteContentProps) {
  const { part, module, place } = content;
  const surroundings = useSurroundings();
  const state = useModuleState(part, module);
  const hydrating = useHydrating();
  const html = useContext(IslandHtml);
  const { language } = surroundings.site;
  const [served] = useState(() => (hydrating ? { language, html } : undefined));
  const element = useRef<HTMLDivElement>(null);
  const island = useRef<Island>(undefined);

  useLayoutEffect(() => {
    if (island.current) return island.current.follow(surroundings);
    if (!element.current || state.status !== 'ready') return;
    const outlet = element.current.firstElementChild ?? appendOutlet(element.current, place);
    const hydrate = served?.language === language && !state.healed;
    island.current = createIsland(outlet, { content, surroundings, hydrate });
  });

  useLayoutEffect(
    () => () => {
      island.current?.unmount();
      island.current = undefined;
    },
    [],
  );

  return (
    <>
      <RemoteNotice part={part} module={module} place={place} />
      <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={served?.html} />
    </>
  );
}

function appendOutlet(parent: Element, place: Place): Element {
  const outlet = document.createElement('div');
  outlet.dataset.outlet = place;
  return parent.appendChild(outlet);
}
