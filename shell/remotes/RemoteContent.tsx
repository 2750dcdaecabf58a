import { memo, Suspense, useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import type { RemoteName } from '@ponte/contract/parts';
import { RemoteBoundary } from './RemoteBoundary';
import { useModuleState, useRemotes, type Outlet } from './remotes-context';

export interface RemoteContentProps {
  part: RemoteName;
  module: string;
  /** Must be the same object until its content changes. */
  props: object;
  /** Shown while the module loads. */
  fallback: ReactNode;
  outlet: Outlet;
  /** Called when the module is rendered, or hydrated. Must stay the same function. */
  onRendered?: (() => void) | undefined;
}

/** Renders a remote's module. Re-renders only when its own props change. */
export const RemoteContent = memo(function RemoteContent({ fallback, ...content }: RemoteContentProps) {
  const remotes = useRemotes();
  return (
    <RemoteBoundary remotes={remotes} part={content.part} module={content.module} outlet={content.outlet}>
      <Suspense fallback={fallback}>
        <LoadedModule {...content} />
      </Suspense>
    </RemoteBoundary>
  );
});

function LoadedModule({ part, module, props, onRendered }: Omit<RemoteContentProps, 'fallback' | 'outlet'>) {
  const remotes = useRemotes();
  const state = useModuleState(part, module);
  const build = state.status === 'ready' ? state.build : undefined;
  useLayoutEffect(() => remotes.commit(part, module), [remotes, part, module, build]);
  useEffect(() => {
    if (build) onRendered?.();
  }, [build, onRendered]);
  if (state.status === 'ready') {
    const { default: Component } = state.module as { default: ComponentType<object> };
    return <Component {...props} />;
  }
  if (state.status === 'failed') return null;
  throw remotes.when(part, module, ['ready', 'failed']);
}
