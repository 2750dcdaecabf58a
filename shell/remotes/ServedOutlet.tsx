import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { addTextsSource } from '@ponte/kit/i18n/i18n';
import { createIsland, type Island } from './island';
import type { RemoteContentProps } from './RemoteContent';
import { useModuleState, useRemotes } from './remotes-context';
import { putOnShelf, takeFromShelf, type ServedContent } from './served-content';
import { useShellContexts } from './shell-contexts';
import { whenNeeded } from './when-needed';

interface Props {
  content: RemoteContentProps;
  served: ServedContent;
  /** Called when the served HTML has become live. */
  onLive: () => void;
}

/**
 * An outlet with the HTML that the composer rendered from the module's own build. It stays plain HTML until it is needed and
 * its module has loaded; then an island takes it over. If the module fails, the HTML stays.
 */
export function ServedOutlet({ content, served, onLive }: Props) {
  const { part, module, outlet } = content;
  const remotes = useRemotes();
  const contexts = useShellContexts();
  const { status } = useModuleState(part, module);
  const element = useRef<HTMLDivElement>(null);
  const island = useRef<Island>(undefined);
  const [settled] = useState(createSignal);
  const onRendered = useCallback(() => {
    settled.fire();
    onLive();
  }, [settled, onLive]);
  // The same object until it unmounts, or React would replace the element's content. Absent when the content was shelved.
  const [html] = useState(() => (served.shelf ? undefined : { __html: served.html ?? '' }));

  useLayoutEffect(() => {
    const outletElement = element.current;
    outletElement?.append(...takeFromShelf(served));
    return () => {
      settled.fire();
      if (!island.current) putOnShelf(served, outletElement?.childNodes ?? []);
      island.current?.unmount();
      island.current = undefined;
    };
  }, [served, settled]);

  useEffect(() => {
    const load = () => remotes.load(part, module);
    return element.current ? whenNeeded(element.current, served.hydration, load) : undefined;
  }, [remotes, part, module, served]);

  useLayoutEffect(() => {
    const input = { content: { ...content, onRendered }, contexts };
    if (island.current) island.current.update(input);
    else if (element.current && status === 'ready') {
      island.current = createIsland(element.current, input, { hydrate: true });
    }
  });

  // Plain HTML cannot change its language: a change waits until it is live, and fails with its module.
  useEffect(
    () =>
      addTextsSource(async () => {
        if (remotes.find(part, module).status === 'failed') remotes.retry(part);
        else remotes.load(part, module);
        const hasFailed = remotes.when(part, module, ['failed']).then(() => true);
        if (await Promise.race([settled.fired, hasFailed])) throw new Error(`${part} did not load`);
      }),
    [remotes, part, module, settled],
  );

  return <div ref={element} data-outlet={outlet} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

function createSignal() {
  let fire = () => {};
  const fired = new Promise<void>((resolve) => (fire = resolve));
  return { fire, fired };
}
