import { useEffect, useMemo } from 'react';
import { Navigate } from 'react-router-dom';
import type { RouteDefinition } from '@ponte/contract/route';
import type { ResolvedUrl } from '@ponte/contract/url';
import { useLocation } from '@ponte/kit';
import { NotFound } from './NotFound';
import { RemoteModule } from '../remotes/RemoteModule';
import { useRemotes } from '../remotes/remotes-context';
import { PageSkeleton } from './PageSkeleton';

/** The main part of the page: the screen of the path, or what to do when there is none. */
export function Page({ place }: { place: ResolvedUrl }) {
  const { search, hash } = useLocation();
  if (place.kind === 'redirect') return <Navigate to={place.to + search + hash} replace />;
  if (place.kind === 'unknown') return <NotFound />;
  return <RoutePage route={place.route} params={place.params} />;
}

function RoutePage({ route, params }: { route: RouteDefinition; params: Record<string, string> }) {
  const remotes = useRemotes();
  const { id, part, module } = route;
  // The path is read anew on every render; what it names must stay the same object (see RemoteModule).
  const named = JSON.stringify(params);
  const props = useMemo(() => ({ routeId: id, params: JSON.parse(named) as typeof params }), [id, named]);

  useEffect(() => remotes.load(part, module), [remotes, part, module]);

  // A boundary of its own for each module: on an old one React would hold the navigation back until the module is there,
  // and the effect above, which loads it, would never run.
  const key = `${part}/${module}`;
  return <RemoteModule key={key} part={part} module={module} props={props} waiting={<PageSkeleton />} place="page" />;
}
