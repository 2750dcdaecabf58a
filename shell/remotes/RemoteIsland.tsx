import { useLayoutEffect, useRef } from 'react';
import { createIsland, type Island } from './island';
import type { RemoteContentProps } from './RemoteContent';
import { useModuleState } from './remotes-context';
import { useShellContexts } from './shell-contexts';

/** An outlet without served HTML, as an island that is created when its module has loaded. */
export function RemoteIsland(content: RemoteContentProps) {
  const contexts = useShellContexts();
  const { status } = useModuleState(content.part, content.module);
  const parent = useRef<HTMLDivElement>(null);
  const island = useRef<Island>(undefined);

  useLayoutEffect(() => {
    if (island.current) island.current.update({ content, contexts });
    else if (parent.current && status === 'ready') {
      const outlet = document.createElement('div');
      outlet.dataset.outlet = content.outlet;
      parent.current.append(outlet);
      island.current = createIsland(outlet, { content, contexts });
    }
  });

  useLayoutEffect(
    () => () => {
      island.current?.unmount();
      island.current = undefined;
    },
    [],
  );

  return <div ref={parent} />;
}
