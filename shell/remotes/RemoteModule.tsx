import { useState } from 'react';
import { useSite } from '@ponte/kit';
import { useHydrated } from '@ponte/kit/use-hydrated';
import { RemoteContent, type RemoteContentProps } from './RemoteContent';
import { useModuleState } from './remotes-context';
import { RemoteNotice } from './RemoteNotice';

/** Must stay the same object: otherwise React replaces the element's content with the empty string. */
const serverHtml = { __html: '' };

/**
 * An outlet in the shell's own root. If its module failed before hydration, the server HTML stays until the module loads
 * or another page is shown. It is not kept by a pending Suspense boundary, because every navigation updates the root and
 * would wait for that boundary.
 */
export function RemoteModule(content: RemoteContentProps) {
  const { part, module, outlet, props } = content;
  const { language } = useSite();
  const { status } = useModuleState(part, module);
  const hydrated = useHydrated();
  const [served, setServed] = useState(() => (!hydrated && status === 'failed' ? { props, language } : undefined));
  if (served && (status === 'ready' || served.props !== props || served.language !== language)) setServed(undefined);

  return (
    <>
      <RemoteNotice part={part} module={module} outlet={outlet} />
      {served ? (
        <div key="served" data-outlet={outlet} suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
      ) : (
        <div key="rendered" data-outlet={outlet}>
          <RemoteContent {...content} />
        </div>
      )}
    </>
  );
}
