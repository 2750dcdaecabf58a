import { memo, Suspense, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import type { RemoteName } from '@ponte/contract/parts';
import { RemoteBoundary } from './RemoteBoundary';
import { useHydrating, useModuleState, useRemotes, type Place } from './remotes-context';

export interface RemoteContentProps {
  part: RemoteName;
  module: string;
  /** Must be the same object as long as nothing in it changed. */
  props: object;
  waiting: ReactNode;
  /** Which of the page's outlets it stands in. */
  place: Place;
}

/** What a remote's module renders; rendered again only when its own props change. */
export const RemoteContent = memo(function RemoteContent({ waiting, ...content }: RemoteContentProps) {
  const remotes = useRemotes();
  return (
    <RemoteBoundary remotes={remotes} part={content.part} module={content.module} place={content.place}>
      <Suspense fallback={waiting}>
        <Arrived {...content} />
      </Suspense>
    </RemoteBoundary>
  );
});

/** A healed part must not be hydrated over another build's HTML; React then renders the boundary anew in the browser. */
export class RenderInBrowser extends Error {
  override name = 'RenderInBrowser';
}

function Arrived({ part, module, props }: Omit<RemoteContentProps, 'waiting' | 'place'>) {
  const remotes = useRemotes();
  const hydrating = useHydrating();
  const state = useModuleState(part, module);
  const build = state.status === 'ready' ? state.build : undefined;
  useLayoutEffect(() => remotes.commit(part, module), [remotes, part, module, build]);
  if (state.status === 'ready') {
    if (hydrating && state.healed) throw new RenderInBrowser();
    const { default: Component } = state.module as { default: ComponentType<object> };
    return <Component {...props} />;
  }
  if (state.status === 'failed') return null;
  throw remotes.when(part, module, ['ready', 'failed']);
}
