import { memo, Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import type { RemoteName } from 'shared-config/contract/parts';
import { RemoteBoundary } from './RemoteBoundary';
import { useHydrating, useModuleState, useRemotes } from './remotes-context';
import { RemoteNotice } from './RemoteNotice';
import type { Place } from './stand-in';

interface RemoteModuleProps<Props extends object> {
  part: RemoteName;
  module: string;
  /** Must be the same object as long as nothing in it changed. */
  props: Props;
  waiting: ReactNode;
  /** Which of the page's outlets it stands in. */
  place: Place;
  /** Told when what a build draws has come to stand in the page. */
  onDrawn?: () => void;
}

/**
 * What a remote's module draws. While the module is missing on a prerendered page, the boundary stays as the server sent
 * it, so the text stays readable; the notice stands outside it.
 */
export function RemoteModule<Props extends object>(given: RemoteModuleProps<Props>) {
  return (
    <>
      <RemoteNotice part={given.part} module={given.module} place={given.place} />
      <RemoteContent {...(given as RemoteModuleProps<object>)} />
    </>
  );
}

// React throws a pending boundary's server HTML away when an update reaches it: nothing here may change but the props.
const RemoteContent = memo(function RemoteContent({ waiting, ...content }: RemoteModuleProps<object>) {
  const remotes = useRemotes();
  return (
    <RemoteBoundary remotes={remotes} part={content.part} module={content.module} place={content.place}>
      <Suspense fallback={waiting}>
        <Arrived {...content} />
      </Suspense>
    </RemoteBoundary>
  );
});

/** A healed part must not be hydrated over another build's HTML; React then draws the boundary anew in the browser. */
export class RenderInBrowser extends Error {
  override name = 'RenderInBrowser';
}

function Arrived({ part, module, props, onDrawn }: Omit<RemoteModuleProps<object>, 'waiting' | 'place'>) {
  const remotes = useRemotes();
  const hydrating = useHydrating();
  const state = useModuleState(part, module);
  const build = state.status === 'ready' ? state.build : undefined;
  useLayoutEffect(() => {
    remotes.settle(part, module);
    if (build) onDrawn?.();
  }, [remotes, part, module, build, onDrawn]);
  if (state.status === 'ready') {
    if (hydrating && state.healed) throw new RenderInBrowser();
    const { default: Component } = state.module as { default: ComponentType<object> };
    return <Component {...props} />;
  }
  if (state.status === 'failed' && !hydrating) return null;
  throw remotes.when(part, module, hydrating ? ['ready'] : ['ready', 'failed']);
}
