import { useCallback, useEffect, useState } from 'react';
import { useSite } from '@ponte/kit';
import { useHydrated } from '@ponte/kit/use-hydrated';
import { RemoteContent, type RemoteContentProps } from './RemoteContent';
import { useModuleState, useRemotes } from './remotes-context';
import { RemoteNotice } from './RemoteNotice';
import { useReload } from './use-reload';
import { ServedOutlet } from './ServedOutlet';
import { contentId, useServedContents } from './served-content';

interface Props extends RemoteContentProps {
  /** Whether the server has the page as HTML. */
  hasDocument?: boolean;
}

/** The page's outlet: the served HTML, or a module that the browser renders. */
export function RemoteModule({ hasDocument = false, ...content }: Props) {
  const { part, module, outlet, props } = content;
  const { language } = useSite();
  const state = useModuleState(part, module);
  const hydrated = useHydrated();
  const id = contentId(props, language);
  const served = useServedContents().get(id);
  const [shown, setShown] = useState(hydrated ? undefined : served);
  const [live, setLive] = useState(false);
  const onLive = useCallback(() => setLive(true), []);

  const isReady = state.status === 'ready';
  // The HTML of another build does not match, and plain HTML cannot show another page or language.
  if (shown && !live && (shown.id !== id || (isReady && state.healed))) setShown(undefined);
  if (!shown && !isReady && served?.shelf) setShown(served);

  // Plain text and links work without their module.
  const isNeeded = !shown || live || shown.hydration === 'load';
  const isLost = useReload(hasDocument && !shown && state.status === 'failed');
  return (
    <>
      {isLost ? content.fallback : isNeeded && <RemoteNotice part={part} module={module} outlet={outlet} />}
      {shown ? (
        <ServedOutlet key={shown.id} content={content} served={shown} onLive={onLive} />
      ) : (
        <RenderedOutlet key="rendered" {...content} />
      )}
    </>
  );
}

function RenderedOutlet(content: RemoteContentProps) {
  const { part, module, outlet } = content;
  const remotes = useRemotes();
  useEffect(() => remotes.load(part, module), [remotes, part, module]);
  return (
    <div data-outlet={outlet}>
      <RemoteContent {...content} />
    </div>
  );
}
