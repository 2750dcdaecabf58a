import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import type { RouteDefinition } from '@ponte/contract/route';
import type { ResolvedUrl } from '@ponte/contract/url';
import { useLocation } from '@ponte/kit';
import { NotFound } from './NotFound';
import { RemoteModule } from '../remotes/RemoteModule';
import { PageSkeleton } from './PageSkeleton';

/** The main content: the module of the route, a redirect, or the not-found page. */
export function Page({ resolved }: { resolved: ResolvedUrl }) {
  const { search, hash } = useLocation();
  if (resolved.kind === 'redirect') return <Navigate to={resolved.to + search + hash} replace />;
  if (resolved.kind === 'unknown') return <NotFound />;
  return <RoutePage route={resolved.route} params={resolved.params} />;
}

function RoutePage({ route, params }: { route: RouteDefinition; params: Record<string, string> }) {
  const { id, part, module, area } = route;
  // `params` is a new object on every render, but the props must stay the same object (see RemoteModule).
  const json = JSON.stringify(params);
  const props = useMemo(() => ({ routeId: id, params: JSON.parse(json) as typeof params }), [id, json]);

  // A new outlet for each module: in the old one React would delay the navigation until the module has loaded, but the
  // effect that loads it would never run.
  const key = `${part}/${module}`;
  return (
    <RemoteModule
      key={key}
      part={part}
      module={module}
      props={props}
      fallback={<PageSkeleton />}
      outlet="page"
      hasDocument={area === 'public'}
    />
  );
}
