import { useState } from 'react';
import { useSite } from '@ponte/kit';
import { RemoteContent, type RemoteContentProps } from './RemoteContent';
import { useHydrating, useModuleState } from './remotes-context';
import { RemoteNotice } from './RemoteNotice';

/** React keeps the element's content only as long as this is the same object: else it writes the empty string. */
const serverHtml = { __html: '' };

/**
 * An outlet in the shell's own root. Where its module had failed before the page was hydrated, the server's HTML stays,
 * readable, until the module comes or another page is shown. It is no pending Suspense boundary: an update that reaches
 * one would wait for it, and every navigation is such an update.
 */
export function RemoteModule(content: RemoteContentProps) {
  const { part, module, place, props } = content;
  const { language } = useSite();
  const { status } = useModuleState(part, module);
  const hydrating = useHydrating();
  const [served, setServed] = useState(() => (hydrating && status === 'failed' ? { props, language } : undefined));
  if (served && (status === 'ready' || served.props !== props || served.language !== language)) setServed(undefined);

  return (
    <>
      <RemoteNotice part={part} module={module} place={place} />
      {served ? (
        <div key="served" data-outlet={place} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
      ) : (
        <div key="rendered" data-outlet={place}>
          <RemoteContent {...content} />
        </div>
      )}
    </>
  );
}
